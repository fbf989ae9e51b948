import type { Lang } from '@tesela/core/lang';

import { source } from './schema.ts';

/** Makes the document of the slot `assistant` in one language. */
export function assistantDocument(lang: Lang) {
  const { social, chat } = source.single('slots/assistant', lang);
  /** Names of the pages that a reply may link to, by path. */
  const pages: Readonly<Record<string, string>> = Object.fromEntries(
    chat.reply.pages.map(({ link, name }) => [link, name]),
  );
  return { social, chat: { ...chat, reply: { ...chat.reply, pages } } };
}

export type AssistantDocument = ReturnType<typeof assistantDocument>;
export type SocialWords = AssistantDocument['social'];
export type ChatWords = AssistantDocument['chat'];
export type ReplyWords = ChatWords['reply'];
