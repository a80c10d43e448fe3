import { safeParse } from 'zod/v4/core';
import { accessRefusal, sessionShown } from '#bff/authorize';
import type { Context } from '#bff/context';
import { tellOwnPages } from '#bff/live/tell-pages';
import { isStillAdmitted } from '#bff/login/approval-checks';
import { unlessSessionEnded } from '#bff/login/unless-session-ended';
import { OperationFailed } from '#bff/operation-failed';
import { problemFrom } from '#bff/problem-from';
import { versionOf } from '#bff/version-of';
import { compiled } from '#contracts/kernel/compiled';
import type { Operation, OperationInput, OperationOutput } from '#contracts/kernel/operation';
import type { Problem } from '#contracts/kernel/problem';

export type OperationHandler<Op extends Operation> = (
  context: Context,
  input: OperationInput<Op>,
) => Promise<OperationOutput<Op>>;

/** The handlers of a feature's operations, by the same keys. */
export type HandlersOf<Api extends Readonly<Record<string, Operation>>> = {
  readonly [Key in keyof Api]: OperationHandler<Api[Key]>;
};

/** What a mount sends back: a status and a JSON body, with its text where that already exists. */
export type OperationAnswer =
  | { readonly status: 200; readonly body: unknown; readonly text?: string }
  | { readonly status: number; readonly body: Problem; readonly text?: never };

/**
 * Runs one operation from raw input to wire answer: access, input, handler, output, problem. Knows no server, so that
 * every mount behaves the same. Never throws.
 */
export async function runOperation<Op extends Operation>(
  operation: Op,
  handler: OperationHandler<Op>,
  requestContext: Context,
  rawInput: unknown,
): Promise<OperationAnswer> {
  const context = forHandler(operation, requestContext);
  try {
    const refused = accessRefusal(operation, requestContext);
    if (refused) throw new OperationFailed(refused);
    if (operation.access !== 'everyone' && !(await isStillAdmitted(context)))
      throw new OperationFailed('unauthenticated');
    const { knownVersion, input } = separateVersion(operation, rawInput);
    const parsed = parseInput(operation, input);
    const output = await unlessSessionEnded(context, () => handler(context, parsed));
    tellOwnPages(context, operation);
    return answerOf(operation, checkedOutput(operation, output), knownVersion);
  } catch (failure) {
    // What was not refused may have been done.
    if (!(failure instanceof OperationFailed)) tellOwnPages(context, operation);
    return problemFrom(operation, failure, context);
  }
}

/** What the handler gets: a user's queries share readings of the platform, a command reads for itself. */
function forHandler({ kind }: Operation, context: Context): Context {
  const { legacy, sharedReads } = context;
  return {
    ...context,
    session: sessionShown(context),
    legacy: legacy.over(kind === 'query' ? sharedReads.forQuery : sharedReads.forCommand),
  };
}

function parseInput<Op extends Operation>(operation: Op, input: unknown): OperationInput<Op> {
  const parsed = safeParse(compiled(operation.input), input);
  if (parsed.success) return parsed.data as OperationInput<Op>;
  const fields = Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.code]));
  throw new OperationFailed('invalid_input', { fields });
}

/** A versioned query may be asked with the version the browser already has. */
function separateVersion(
  operation: Operation,
  rawInput: unknown,
): { knownVersion: string | undefined; input: unknown } {
  const isRecord = typeof rawInput === 'object' && rawInput !== null && !Array.isArray(rawInput);
  if (!operation.versioned || !isRecord || !('version' in rawInput))
    return { knownVersion: undefined, input: rawInput };
  const { version, ...input } = rawInput;
  if (typeof version !== 'string') throw new OperationFailed('invalid_input', { fields: { version: 'invalid_type' } });
  return { knownVersion: version, input };
}

/** The output schema is the last check: a field it does not name never leaves. */
function checkedOutput(operation: Operation, output: unknown): unknown {
  const parsed = safeParse(compiled(operation.output), output);
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`${operation.name} built an answer its contract refuses: ${paths.join(', ')}`);
  }
  return parsed.data;
}

/** The version is made from the text that is sent, so that a large answer becomes JSON only once. */
function answerOf(operation: Operation, value: unknown, knownVersion: string | undefined): OperationAnswer {
  if (!operation.versioned) return { status: 200, body: value };
  const text = JSON.stringify(value);
  const version = versionOf(text);
  if (version === knownVersion) return { status: 200, body: { version } };
  return { status: 200, body: { version, value }, text: `{"version":"${version}","value":${text}}` };
}
