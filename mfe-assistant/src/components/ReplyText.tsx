import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import type { Site } from '@clinic/shared/settings';
import { telephoneLink } from '@clinic/shared/telephone';
import { Link, type SitePath } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';
import { Fragment } from 'react';

import type { ReplyWords } from '#content/assistantDocument.ts';

import styles from './ReplyText.late.module.css';
import { splitReply, type ReplyPart } from './splitReply.ts';

/**
 * Returns the name of the page at a path. A page without a name gets the name of its section: `/blog/melasma`
 * is «Blog».
 * @returns undefined if the path is not a page of the clinic
 */
function pageName(path: SitePath, names: ReplyWords['pages']): string | undefined {
  let known: string = path;
  while (known.length > 1) {
    if (names[known]) return names[known];
    known = known.slice(0, Math.max(known.lastIndexOf('#'), known.lastIndexOf('/')));
  }
  return path === '/' ? names[path] : undefined;
}

/**
 * Returns the text of a link to a page: the page's name, or its path if another link of the reply has the
 * same name.
 */
function linkText(path: SitePath, parts: readonly ReplyPart[], { pages }: ReplyWords): string {
  const name = pageName(path, pages) ?? path;
  const isShared = parts.some(
    (part) => part.kind === 'page' && part.path !== path && pageName(part.path, pages) === name,
  );
  return isShared ? path : name;
}

/**
 * Returns the phone numbers that a reply may name in an emergency. Only the part before the first comma is a
 * number: «192, opción 4» becomes «192».
 */
function helplinesOf({ helplines }: Site): string[] {
  const { emergency, poison, violence, children, mentalHealth, mentalHealthNational } = helplines;
  const national = mentalHealthNational.es.split(',', 1);
  return [emergency, poison, violence, children, mentalHealth, ...national];
}

/** Longest first line, in characters, that is shown as the title of the others. */
const MAX_TITLE = 100;

/**
 * Shows a reply of the assistant as plain text, with links only to the clinic's pages, its WhatsApp and
 * helplines. The first of several lines is a title, or the number to call in an emergency.
 */
export function ReplyText({ text, words }: { text: string; words: ReplyWords }) {
  const site = useSite();
  const contacts = { whatsapp: site.contact.whatsapp, helplines: helplinesOf(site) };
  const [first = '', ...others] = text.split(/(?=\n)/);
  const title = splitReply(first, contacts);
  const parts = [...title, ...splitReply(others.join(''), contacts)];
  const shown = parts.map((part, index) => {
    // The parts of a reply never change, so the index is a stable key.
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
          href={telephoneLink(part.number)}
          className={`${styles.call} ${title.includes(part) ? styles.danger : ''}`}
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
  if (others.length === 0 || first.length > MAX_TITLE) return shown;
  return (
    <>
      <strong>{shown.slice(0, title.length)}</strong>
      {shown.slice(title.length)}
    </>
  );
}
