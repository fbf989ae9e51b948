import { Button } from '@clinic/shared/kit/Button';
import { cluster, look, scripted } from '@clinic/shared/kit/layout';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { localizePath } from '@clinic/shared/languages';
import { useLang } from '@tesela/core/i18n';
import { Link2, Share2 } from 'lucide-react';
import { useId, useState } from 'react';

import type { PostDocument, PostSummary } from '#content/documents/blog.ts';
import { paths } from '#paths.ts';

import styles from './SharePost.module.css';

type Props = { post: PostSummary; words: PostDocument['words']['share'] };

type Attempt = { count: number; outcome: 'copied' | 'failed' };

const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Buttons that copy the link of an article or, if the device supports it, open its share menu. They need JavaScript.
 */
export function SharePost({ post, words }: Props) {
  const lang = useLang();
  const labelId = useId();
  const isLive = useIsHydrated();
  const [attempt, setAttempt] = useState<Attempt>();

  const conclude = (outcome: Attempt['outcome']) =>
    setAttempt((last) => ({ count: (last?.count ?? 0) + 1, outcome }));

  /** The URL has no anchor and no query, such as the campaign that brought the visitor. */
  const urlOfPost = () => new URL(localizePath(paths.post(post.id), lang), window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(urlOfPost());
      conclude('copied');
    } catch {
      conclude('failed');
    }
  }

  async function send() {
    try {
      await navigator.share({ title: post.title, text: post.excerpt, url: urlOfPost() });
    } catch (error) {
      if (!wasCancelled(error)) conclude('failed');
    }
  }

  return (
    <div className={`${styles.share} ${scripted}`}>
      {isLive && (
        <div role="group" aria-labelledby={labelId} className={cluster(0, styles.ways)}>
          <p id={labelId} className={look('kicker', styles.label)}>
            {words.label}
          </p>
          <Button variant="secondary" onClick={copy}>
            <Link2 size={18} aria-hidden />
            {words.copy}
          </Button>
          {'share' in navigator && (
            <Button variant="secondary" onClick={send}>
              <Share2 size={18} aria-hidden />
              {words.send}
            </Button>
          )}
          <p role="status" className={look('note')}>
            {attempt && <span key={attempt.count}>{words[attempt.outcome]}</span>}
          </p>
        </div>
      )}
    </div>
  );
}
