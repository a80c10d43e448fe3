import type { Fields } from '#e2e/plain-platform/php-values';

export interface User extends Fields {
  readonly public_token: string;
  readonly private_token: string;
  readonly email: string;
  readonly password: string;
}

export interface Message {
  readonly public_token: string;
  /** The author's public token. */
  readonly owner: string;
  readonly subject: string;
  readonly body: string;
  readonly media_url: string;
  readonly configuration: Fields;
  /** Unix seconds. */
  readonly creation_timestamp: number;
  /** Whether the other side has read it. */
  seen: boolean;
}

export interface Chat {
  readonly public_token: string;
  readonly name: string;
  readonly participants: readonly string[];
  readonly messages: Message[];
}

export interface CalendarEvent extends Fields {
  readonly public_token: string;
  readonly name: string;
  /** Unix seconds. */
  readonly start_timestamp: number;
  readonly end_timestamp: number;
  /** The therapist's public token. */
  readonly resource: string;
  readonly targets: readonly string[];
  readonly configuration: Fields;
}
