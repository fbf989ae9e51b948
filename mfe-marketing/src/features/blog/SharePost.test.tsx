import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import type { Lang } from '@tesela/core/lang';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { postDocuments, type PostDocument } from '#content/documents/blog.ts';

import { SharePost } from './SharePost.tsx';

function read(lang: Lang) {
  const post = postDocuments(lang).find(({ summary }) => summary.id === 'proteccion-solar');
  if (!post) throw new Error('The tests share the article "proteccion-solar".');
  return post;
}

const [content, english] = [read('es'), read('en')];
const sharing = ({ summary, words }: PostDocument) => <SharePost post={summary} words={words.share} />;
const url = `${window.location.origin}/blog/proteccion-solar`;

function offerShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('visitor copies the link of the article and is told so', async () => {
  const { user } = renderWithProviders(sharing(content));

  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

  expect(await navigator.clipboard.readText()).toBe(url);
  expect(screen.getByRole('status')).toHaveTextContent('Enlace copiado.');
});

it('visitor who reads English shares the English article', async () => {
  const { user } = renderWithProviders(sharing(english), { lang: 'en' });

  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(await navigator.clipboard.readText()).toBe(url.replace('/blog', '/en/blog'));
});

it('visitor whose browser refuses the clipboard is told what to do', async () => {
  const { user } = renderWithProviders(sharing(content));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));

  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

  expect(screen.getByRole('status')).toHaveTextContent(content.words.share.failed);
});

it('visitor sends the article through the device where it has a way to', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  offerShareSheet(share);
  const { user } = renderWithProviders(sharing(content));

  await user.click(screen.getByRole('button', { name: 'Enviar a alguien' }));

  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url, title: content.summary.title }));
});

it('visitor who closes the share sheet again is told nothing', async () => {
  offerShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const { user } = renderWithProviders(sharing(content));

  await user.click(screen.getByRole('button', { name: 'Enviar a alguien' }));

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('visitor sees no button that could not work', () => {
  const { unmount } = renderWithProviders(sharing(content));
  expect(screen.queryByRole('button', { name: 'Enviar a alguien' })).not.toBeInTheDocument();
  unmount();

  const page = within(prerenderWithProviders(sharing(content)));

  expect(page.queryByRole('button')).not.toBeInTheDocument();
});
