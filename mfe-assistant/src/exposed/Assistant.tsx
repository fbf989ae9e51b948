import type { AssistantDocument } from '#content/assistantDocument.ts';
import { Chatbot } from '#features/chat/Chatbot.tsx';
import { SocialLinks } from '#features/social/SocialLinks.tsx';

import styles from './Assistant.module.css';

/** Slot `assistant`: the floating column of social links and the chatbot. */
export function Assistant({ content }: { content: AssistantDocument }) {
  return (
    <div className={styles.column}>
      <SocialLinks words={content.social} />
      <Chatbot words={content.chat} />
    </div>
  );
}
