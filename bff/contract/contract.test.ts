import { describe, expect, test } from 'vitest';
import { attemptWindowMs } from '#bff/attempt-counter';
import { handleOwnContract } from '#bff/contract/own-contract';
import { handleSendContractCode } from '#bff/contract/send-contract-code';
import { TransportFailure } from '#bff/legacy/legacy-transport';
import { ownContract, resendPauseSeconds, sendContractCode } from '#contracts/contract/contract.api';
import { hourMs, secondsFromInstant } from '#contracts/kernel/instant';
import type { Fault } from '#mocks/engine/faults';
import type { PersonaName } from '#mocks/personas';
import { createTestPlatform, type TestPlatform, testNow } from '#mocks/start-in-vitest';

const phone = '+39 347 555 0199';
const sentPhone = '+393475550199';
const pauseMs = resendPauseSeconds * 1000;

const setUp = () => createTestPlatform({ scenario: 'personas-only' });
const read = (platform: TestPlatform, as: PersonaName | null = 'conti') =>
  platform.runAs(as, ownContract, handleOwnContract, {});
const send = (platform: TestPlatform, input: object = { phone }, as: PersonaName | null = 'conti') =>
  platform.runAs(as, sendContractCode, handleSendContractCode, input);
const messages = ({ db }: TestPlatform) => db.outbox.list(({ channel }) => channel === 'sms');

function rowOf({ db }: TestPlatform, token = 'pt-conti') {
  const row = db.users.get(token);
  if (!row) throw new Error(`${token} is not there.`);
  return row;
}

/** Gives a professional this plan and these contracts, in both copies that the platform keeps. */
function decide(platform: TestPlatform, current_plan: object, sign_doc: object[] = [], token = 'pt-conti') {
  const { manager_configuration, public_configuration } = rowOf(platform, token);
  platform.db.users.change(token, {
    public_configuration: { ...public_configuration, current_plan, sign_doc } as never,
    manager_configuration: { ...manager_configuration, current_plan, sign_doc } as never,
  });
}

const plan = { type: 'online', amount: 0, payment_completed: '1', date: 1_795_000_000 };
const contract = { type: 'online', signature: 's', accepted: '1', accepted_at: 1_795_000_000, is_invalid: false };

describe('sending the link', () => {
  test('sends one message to prefix and number, and keeps the number beside all else (CONTRACT-08, CONTRACT-14, LEGACY-42)', async () => {
    const platform = setUp();
    const before = rowOf(platform);
    expect(await send(platform)).toEqual({ status: 200, body: { resendInSeconds: resendPauseSeconds } });
    expect(messages(platform).map(({ to }) => to)).toEqual([sentPhone]);
    const after = rowOf(platform);
    expect(after.public_configuration).toEqual({ ...before.public_configuration, contract_phone: sentPhone });
    expect(after.configuration).toEqual({
      ...before.configuration,
      ascolto: { contract_code: { sent_at: secondsFromInstant(testNow), plan: 'online' } },
    });
    expect(after.manager_configuration).toEqual(before.manager_configuration);
  });

  test.each([
    { when: 'no plan is chosen', chosen: { ...plan, type: '' } },
    { when: 'the payment of the plan is not confirmed', chosen: { ...plan, payment_completed: '0' } },
  ])('sends nothing while $when (ONB-10, STATE-06)', async ({ chosen }) => {
    const platform = setUp();
    decide(platform, chosen);
    expect((await read(platform)).body).toMatchObject({ state: 'plan_missing' });
    expect(await send(platform)).toMatchObject({ status: 422, body: { code: 'plan_missing' } });
    expect(messages(platform)).toEqual([]);
  });

  test('sends nothing once the contract is signed, and again for a new plan or a contract that is void (STATE-07)', async () => {
    const platform = setUp();
    decide(platform, plan, [contract]);
    expect((await read(platform)).body).toMatchObject({ state: 'signed' });
    expect(await send(platform)).toMatchObject({ status: 409, body: { code: 'already_signed' } });
    expect(messages(platform)).toEqual([]);
    decide(platform, { ...plan, type: 'online+studio' }, [contract]);
    expect(await send(platform)).toMatchObject({ status: 200 });
    platform.advance(pauseMs);
    decide(platform, plan, [{ ...contract, is_invalid: '1' }]);
    expect(await send(platform)).toMatchObject({ status: 200 });
  });

  test.each([
    { who: 'a patient', as: 'giulia' as const, status: 403 },
    { who: 'a visitor', as: null, status: 401 },
  ])('is nothing for $who, who is told of no contract either (PERM-10)', async ({ as, status }) => {
    const platform = setUp();
    expect(await send(platform, { phone }, as)).toMatchObject({ status });
    expect(await read(platform, as)).toMatchObject({ status });
    expect(messages(platform)).toEqual([]);
  });

  test.each([
    { what: 'no number', input: { phone: ' ' } },
    { what: 'a number without its prefix', input: { phone: '347 555 0199' } },
    { what: 'two numbers', input: { phone: '+393475550199,+393475550100' } },
    { what: 'a number as a list', input: { phone: ['+393475550199'] } },
    { what: 'a state beside it', input: { phone, state: 'signed' } },
    { what: 'a contract beside it', input: { phone, sign_doc: [contract] } },
    { what: 'a plan beside it', input: { phone, plan: 'online+studio' } },
  ])('refuses $what: nothing is sent or changed', async ({ input }) => {
    const platform = setUp();
    const before = rowOf(platform);
    expect(await send(platform, input)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(messages(platform)).toEqual([]);
    expect(rowOf(platform)).toEqual(before);
  });
});

describe('no telephone is flooded', () => {
  test('two presses at the same moment, in two tabs, send one message', async () => {
    const platform = setUp();
    const answers = await Promise.all([send(platform), send(platform)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    expect(messages(platform)).toHaveLength(1);
  });

  test('another message waits for the pause, whatever the number, and says for how long', async () => {
    const platform = setUp();
    await send(platform);
    platform.advance(pauseMs - 20_500);
    expect((await read(platform)).body).toMatchObject({ state: 'code_sent', resendInSeconds: 21, phone: sentPhone });
    const refused = { code: 'too_many_attempts', details: { retryAfterSeconds: 21 } };
    expect((await send(platform, { phone: '+39 348 555 0100' })).body).toMatchObject(refused);
    platform.advance(20_500);
    expect((await read(platform)).body).toMatchObject({ resendInSeconds: 0 });
    expect(await send(platform, { phone: '+39 348 555 0100' })).toMatchObject({ status: 200 });
    expect((await read(platform)).body).toMatchObject({ phone: '+393485550100' });
  });

  test('after five messages in fifteen minutes a professional waits for the rest of them', async () => {
    const platform = setUp();
    const { contextFor } = platform;
    const context = contextFor('conti');
    const sendAgain = async (number: number) => {
      platform.advance(pauseMs);
      return handleSendContractCode(context, { phone: `+39 347 555 010${number}` });
    };
    for (const number of [1, 2, 3, 4, 5]) await sendAgain(number);
    await expect(sendAgain(6)).rejects.toMatchObject({ code: 'too_many_attempts' });
    expect(messages(platform)).toHaveLength(5);
  });

  test('a stranger’s number gets three messages in fifteen minutes, however many accounts ask', async () => {
    const platform = setUp();
    for (const token of ['pt-rinaldi', 'pt-serafini', 'pt-bassani']) decide(platform, plan, [], token);
    const first = platform.contextFor('conti');
    const answers = [];
    for (const as of ['conti', 'rinaldi', 'serafini', 'bassani'] as const) {
      const context = { ...platform.contextFor(as), attempts: first.attempts, clientAddress: `10.0.0.${as.length}` };
      answers.push(await handleSendContractCode(context, { phone }).catch(({ code }) => code));
    }
    const sent = { resendInSeconds: resendPauseSeconds };
    expect(answers).toEqual([sent, sent, sent, 'too_many_attempts']);
    platform.advance(attemptWindowMs);
    expect(messages(platform)).toHaveLength(3);
  });

  /** Every professional of these has a plan and nothing signed, and sends from an address of their own. */
  function senders(platform: TestPlatform) {
    const as = ['conti', 'rinaldi', 'serafini', 'bassani'] as const;
    for (const name of as) decide(platform, plan, [], `pt-${name}`);
    return as.map((name) => async (to: string) => {
      try {
        const context = { ...platform.contextFor(name), clientAddress: `10.0.0.${name}` };
        await handleSendContractCode(context, { phone: to });
        return 'sent';
      } catch (failure) {
        return failure as { readonly code: string; readonly details: { readonly retryAfterSeconds: number } };
      }
    });
  }

  test('in a day a professional has six messages, whatever the numbers, and is told when there are more', async () => {
    const platform = setUp();
    const [press = () => Promise.reject()] = senders(platform);
    const answers = [];
    for (let hour = 0; hour < 24; hour += 1) {
      answers.push(await press(`+39 347 555 01${10 + hour}`));
      platform.advance(hourMs);
    }
    expect(answers.filter((answer) => answer === 'sent')).toHaveLength(6);
    expect(answers.at(-1)).toMatchObject({ code: 'too_many_attempts', details: { retryAfterSeconds: 3600 } });
    expect(await press(phone)).toBe('sent');
    expect(messages(platform)).toHaveLength(7);
  });

  const spellings = ['+39 347 555 0199', '+39 (0)347 555 0199', '+390347 5550199', '+39 347-555.0199'];

  test('in a day a stranger’s telephone gets six, however many accounts ask and however they write its number', async () => {
    const platform = setUp();
    const presses = senders(platform);
    for (let time = 0; time < 24; time += 1) {
      const press = presses[time % presses.length];
      await press?.(spellings[time % spellings.length] ?? phone);
      platform.advance(attemptWindowMs);
    }
    expect(messages(platform)).toHaveLength(6);
  });

  test.each(spellings)('nobody is kept from signing by what others sent to their telephone, written %s', async (to) => {
    const platform = setUp();
    const { public_configuration } = rowOf(platform);
    platform.db.users.change('pt-conti', { public_configuration: { ...public_configuration, telefono: phone } });
    const [owner, ...others] = senders(platform);
    for (let round = 0; round < 3; round += 1) {
      for (const press of others) await press(phone);
      platform.advance(attemptWindowMs);
    }
    expect(messages(platform)).toHaveLength(6);
    expect(await others[0]?.(phone)).toMatchObject({ code: 'too_many_attempts' });
    expect(await owner?.(to)).toBe('sent');
  });
});

describe('when the platform fails', () => {
  test.each<Fault>(['status-500', 'connection-lost-after', 'cut-short', 'empty-body'])(
    'a message that may have gone out is told as unknown and not sent again: %s',
    async (fault) => {
      const platform = setUp();
      platform.faults.set('sendContractCode', [fault]);
      const before = rowOf(platform);
      expect((await send(platform)).body).toMatchObject({ outcomeUnknown: true });
      expect(messages(platform).length).toBeLessThanOrEqual(1);
      expect(rowOf(platform)).toEqual(before);
    },
  );

  const deaths = ['status-500', 'connection-lost-before', 'connection-lost-after', 'html-page', 'cut-short'] as const;
  const calls = ['session', 'sendContractCode', 'updateUser'];

  test.each(calls.flatMap((call) => deaths.map((death) => ({ call, death }))))(
    'dying at $call by $death it leaves no contract, and the next press tells the state as it is (CONTRACT-09)',
    async ({ call, death }) => {
      const platform = setUp();
      const before = rowOf(platform);
      platform.faults.set(call, [death]);
      const first = await send(platform);
      platform.faults.set(call, []);
      if (first.status === 200) expect(messages(platform)).toHaveLength(1);
      platform.advance(pauseMs);
      expect(await send(platform)).toMatchObject({ status: 200 });
      expect((await read(platform)).body).toMatchObject({ state: 'code_sent', phone: sentPhone });
      expect(messages(platform).length).toBeLessThanOrEqual(2);
      expect(rowOf(platform).manager_configuration).toEqual(before.manager_configuration);
    },
  );

  test('a message that did not go out is told as such, and the same number can be tried at once', async () => {
    const platform = setUp();
    const context = platform.contextFor('conti');
    const legacy = context.legacy.over((transport) => (request) => {
      if (request.call === 'sendContractCode') throw new TransportFailure('left alone', false);
      return transport(request);
    });
    for (let tries = 0; tries < 6; tries += 1) {
      const failure = await handleSendContractCode({ ...context, legacy }, { phone }).catch((thrown) => thrown);
      expect(failure).toMatchObject({ name: 'LegacyUnavailable', outcomeUnknown: false });
    }
    expect(await handleSendContractCode(context, { phone })).toEqual({ resendInSeconds: resendPauseSeconds });
    expect(messages(platform)).toHaveLength(1);
  });

  test('a message that went out is a success also when its number could not be kept: the log says so, without it', async () => {
    const platform = setUp();
    platform.faults.set('updateUser', ['status-500']);
    expect(await send(platform)).toMatchObject({ status: 200 });
    expect(messages(platform)).toHaveLength(1);
    expect(platform.logged).toContainEqual(expect.objectContaining({ event: 'contract_phone_not_kept' }));
    expect(JSON.stringify(platform.logged)).not.toContain('347');
  });

  test('a message whose answer was lost is asked for again at once, without a pause (CONTRACT-10)', async () => {
    const platform = setUp();
    platform.faults.set('sendContractCode', ['connection-lost-before']);
    expect(await send(platform)).toMatchObject({ status: 503 });
    platform.faults.set('sendContractCode', []);
    expect(await send(platform)).toMatchObject({ status: 200 });
  });

  test('the pause holds after a message whose note could not be kept, and no longer', async () => {
    const platform = setUp();
    platform.faults.set('updateUser', ['connection-lost-before']);
    expect(await send(platform)).toMatchObject({ status: 200 });
    platform.faults.set('updateUser', []);
    platform.advance(pauseMs - 1000);
    expect(await send(platform)).toMatchObject({ status: 429, body: { details: { retryAfterSeconds: 1 } } });
    platform.advance(1000);
    expect(await send(platform)).toMatchObject({ status: 200 });
  });

  test('nothing is sent for somebody who cannot be read', async () => {
    const platform = setUp();
    platform.faults.set('session', ['status-500']);
    expect(await send(platform)).toMatchObject({ status: 503 });
    expect(await read(platform)).toMatchObject({ status: 503 });
    expect(messages(platform)).toEqual([]);
  });
});

describe('the number the form begins with (CONTRACT-14)', () => {
  test.each([
    { kept: '+393485550100', profile: '+39 399 440 1286', phone: '+393485550100' },
    { kept: '', profile: '+39 399 440 1286', phone: '+39 399 440 1286' },
    { kept: undefined, profile: undefined, phone: '' },
  ])('is $phone where $kept was used and the profile has $profile', async ({ kept, profile, phone: shown }) => {
    const platform = setUp();
    const { contract_phone: _kept, telefono: _profile, ...published } = rowOf(platform).public_configuration;
    platform.db.users.change('pt-conti', {
      public_configuration: {
        ...published,
        ...(kept === undefined ? {} : { contract_phone: kept }),
        ...(profile === undefined ? {} : { telefono: profile }),
      } as never,
    });
    expect((await read(platform)).body).toEqual({
      state: 'to_sign',
      phone: shown,
      codeSentAt: null,
      resendInSeconds: 0,
    });
  });
});
