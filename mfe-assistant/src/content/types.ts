import type { Site } from '@clinic/shared/settings';

// The Spanish words say what there is; English must have the same.
import type { content } from './es/assistant.ts';

export type Network = Site['social'][number]['network'];

/** What visitors call the pages that a reply may name. */
export type PageNames = Readonly<Record<string, string>>;

export type AssistantContent = typeof content;
export type SocialWords = AssistantContent['social'];
export type ChatWords = AssistantContent['chat'];
export type ReplyWords = { pages: PageNames; newTab: string };
export type InputWords = ChatWords['input'];
