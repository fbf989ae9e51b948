import type { AssistantContent } from '#content/types.ts';

export const content: AssistantContent = {
  social: {
    label: 'Social networks and WhatsApp',
    show: 'Show social networks and WhatsApp',
    hide: 'Hide social networks and WhatsApp',
    networks: {
      instagram: 'Instagram (opens in a new tab)',
      facebook: 'Facebook (opens in a new tab)',
      tiktok: 'TikTok (opens in a new tab)',
      youtube: 'YouTube (opens in a new tab)',
    },
    whatsapp: {
      label: 'Write on WhatsApp (opens in a new tab)',
      message: 'Hello, I would like some information.',
    },
  },
  chat: {
    open: 'Open the virtual assistant',
    close: 'Close the virtual assistant',
    heading: 'Virtual assistant',
    notice: 'Automatic answers, for information only: they are not a diagnosis.',
    emergency: 'In an emergency, call 123.',
    privacy: {
      text: 'Please don’t write health or identity data.',
      link: 'Privacy policy',
      to: '/privacidad',
    },
    log: {
      label: 'Conversation',
      visitor: 'You:',
      assistant: 'Assistant:',
      typing: 'The assistant is typing…',
      greeting:
        'Hello. I can tell you about our services, the spa, the shop and how to book. How can I help?',
    },
    quickReplies: {
      label: 'Frequent questions',
      items: [
        'How do I book an appointment?',
        'Which payment methods do you take?',
        'Which facial treatments do you have?',
      ],
    },
    input: { label: 'Your message', placeholder: 'Write your question', send: 'Send' },
    failure: { text: 'Sorry, there was an error connecting to the chatbot.', retry: 'Try again' },
    person: {
      label: 'Talk to a person',
      message: 'Hello, I come from the virtual assistant and would like to talk to a person.',
    },
  },
};
