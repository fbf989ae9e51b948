import { MAX_CHAT_MESSAGE } from '@clinic/shared/chat';

/** Returns how many characters a draft may still get; negative if it is too long. An emoji counts as one. */
export const roomLeft = (draft: string): number => MAX_CHAT_MESSAGE - [...draft.trim()].length;
