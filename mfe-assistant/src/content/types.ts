import type { Site } from '@clinic/shared/settings';

export type Network = Site['social'][number]['network'];

export type SocialWords = {
  label: string;
  /** Of the button that shows the networks on phones. */
  show: string;
  hide: string;
  /** Names of the links; they say that a new tab opens. */
  networks: Record<Network, string>;
  whatsapp: { label: string; message: string };
};

export type ChatWords = {
  open: string;
  close: string;
  heading: string;
  /** Automatic, no diagnosis. */
  notice: string;
  emergency: string;
  /** No health or identity data. */
  privacy: { text: string; link: string; to: `/${string}` };
  log: { label: string; visitor: string; assistant: string; typing: string; greeting: string };
  quickReplies: { label: string; items: readonly [string, string, string] };
  input: { label: string; placeholder: string; send: string };
  failure: { text: string; retry: string };
  person: { label: string; message: string };
};

export type AssistantContent = { social: SocialWords; chat: ChatWords };
