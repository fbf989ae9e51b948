import { MAX_CHAT_MESSAGE } from '@clinic/shared/chat';

/** Characters that a draft still has room for; below zero, how many it has too many. An emoji is one. */
export const roomLeft = (draft: string): number => MAX_CHAT_MESSAGE - [...draft.trim()].length;
