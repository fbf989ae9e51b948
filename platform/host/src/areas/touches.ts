/** What a visitor does who touches something, or moves the focus to it. */
export const touches = ['pointerdown', 'focusin', 'keydown'] as const;
