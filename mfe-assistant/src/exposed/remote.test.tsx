import { languages } from '@clinic/shared/languages';
import { sampleSettings } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { loadSlot, openSite, stubBrowser } from '#testing/openChat.tsx';

beforeEach(() => stubBrowser());

describe('floating widget', () => {
  it.each(languages)('visitor follows the clinic elsewhere (%s)', async (lang) => {
    await openSite({ lang });

    const list = screen.getByRole('list', { name: /^(Redes sociales|Social networks)/ });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...sampleSettings.site.social.map(({ url }) => url),
      expect.stringMatching(/^https:\/\/wa\.me\/573000000000\?text=/),
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link).toHaveAccessibleName(/pestaña|new tab/);
    }
  });

  it('visitor shows and hides the networks', async () => {
    const { user } = await openSite();

    await user.click(screen.getByRole('button', { name: 'Redes sociales', expanded: false }));
    expect(screen.getByRole('button', { name: 'Redes sociales', expanded: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Redes sociales' }));

    expect(screen.getByRole('button', { name: 'Redes sociales', expanded: false })).toBeVisible();
  });

  it('visitor finds the links in the prerendered page, and the chat closed', async () => {
    const page = within(prerenderWithProviders(await loadSlot('es')));

    expect(page.getAllByRole('link')).toHaveLength(sampleSettings.site.social.length + 1);
    expect(page.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
