import type { SitePath } from '@clinic/shared/navigation';
import type { Site } from '@clinic/shared/settings';

export type Network = Site['social'][number]['network'];

export type SocialWords = {
  label: string;
  /** Of the button that shows the networks on phones: what it reads, and its name, which begins with it. */
  toggle: { short: string; name: string };
  /** Names of the links; they say that a new tab opens. */
  networks: Record<Network, string>;
  whatsapp: { label: string; message: string };
};

/** What visitors call the pages that a reply may name. */
export type PageNames = Readonly<Record<string, string>>;

export type ReplyWords = { pages: PageNames; newTab: string };

/** Questions to start with, for the pages under a path. */
export type QuestionSet = { under: SitePath; items: readonly [string, string, string] };

export type InputWords = {
  label: string;
  placeholder: string;
  send: string;
  /** Characters that are left, or too many. */
  left: (count: number) => string;
  excess: (count: number) => string;
  /** Said aloud once, where the count itself would be said at every key. */
  nearLimit: string;
};

export type FailureWords = {
  text: string;
  retry: string;
  /** When the service says how long it wants to be left alone, in s. */
  wait: (seconds: number) => string;
};

export type ChatWords = {
  open: string;
  close: string;
  /** A reply came while the window was closed. */
  news: string;
  heading: string;
  /** Says that it is automatic. */
  notice: string;
  emergency: { text: string; number: string };
  /** No diagnosis, no health or identity data. */
  privacy: { text: string; link: string; to: SitePath };
  log: { label: string; visitor: string; assistant: string; typing: string; slow: string; greeting: string };
  reply: ReplyWords;
  questions: { label: string; sets: readonly [QuestionSet, ...QuestionSet[]] };
  /** Names of what is offered below an answer. */
  suggestions: { meant: string; write: string; assessment: string };
  input: InputWords;
  failure: FailureWords;
  person: { label: string; message: string };
};

export type AssistantContent = { social: SocialWords; chat: ChatWords };
