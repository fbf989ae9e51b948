import { Link } from '@clinic/shared/navigation';
import { Fragment } from 'react';

import { splitReply } from './splitReply.ts';

/** A reply of the assistant: plain text, with links to this site's pages and to WhatsApp only. */
export function ReplyText({ text }: { text: string }) {
  return splitReply(text).map((part, index) => {
    // The parts of a reply never change, so their places are good keys.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>;
    if (part.kind === 'page') {
      return (
        <Link key={key} to={part.path}>
          {part.path}
        </Link>
      );
    }
    return (
      <a key={key} href={part.url} target="_blank" rel="noopener">
        WhatsApp
      </a>
    );
  });
}
