import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Link, type SitePath } from '@clinic/shared/navigation';
import type { Site } from '@clinic/shared/settings';
import { useSite } from '@clinic/shared/site';
import { Fragment } from 'react';

import type { ReplyWords } from '#content/assistantDocument.ts';

import { pageName } from './pageName.ts';
import styles from './ReplyText.late.module.css';
import { splitReply, type ReplyPart } from './splitReply.ts';

/** Text of a link to a page: its name, unless another link of the same reply has the same one. */
function linkText(path: SitePath, parts: readonly ReplyPart[], { pages }: ReplyWords): string {
  const name = pageName(path, pages) ?? path;
  const isShared = parts.some(
    (part) => part.kind === 'page' && part.path !== path && pageName(part.path, pages) === name,
  );
  return isShared ? path : name;
}

/** Numbers that an answer may name in a danger; what follows one («192, opción 4») is not dialled. */
function helplinesOf({ helplines }: Site): string[] {
  const { emergency, poison, violence, children, mentalHealth, mentalHealthNational } = helplines;
  const national = mentalHealthNational.es.split(',', 1);
  return [emergency, poison, violence, children, mentalHealth, ...national];
}

/** A danger is named first; the last line of many answers has the number as well, just in case. */
const isInFirstLine = (parts: readonly ReplyPart[], place: number): boolean =>
  !parts.slice(0, place).some((part) => part.kind === 'text' && part.text.includes('\n'));

/** A reply of the assistant: plain text, with links to the clinic's own pages, WhatsApp and helplines only. */
export function ReplyText({ text, words }: { text: string; words: ReplyWords }) {
  const site = useSite();
  const parts = splitReply(text, { whatsapp: site.contact.whatsapp, helplines: helplinesOf(site) });
  return parts.map((part, index) => {
    // The parts of a reply never change, so their places are good keys.
    const key = `${index}-${part.kind}`;
    if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>;
    if (part.kind === 'page') {
      if (!pageName(part.path, words.pages))
        return (
          <Fragment key={key}>
            {part.title} {part.path}
          </Fragment>
        );
      return (
        <Link key={key} to={part.path} className={styles.link}>
          {part.title ?? linkText(part.path, parts, words)}
        </Link>
      );
    }
    if (part.kind === 'call')
      return (
        <a
          key={key}
          href={`tel:${part.number.replaceAll(' ', '')}`}
          className={`${styles.call} ${isInFirstLine(parts, index) ? styles.danger : ''}`}
        >
          {part.number}
        </a>
      );
    return (
      <a key={key} href={part.url} target="_blank" rel="noopener" className={styles.link}>
        WhatsApp<VisuallyHidden> {words.newTab}</VisuallyHidden>
      </a>
    );
  });
}
