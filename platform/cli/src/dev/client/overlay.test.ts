// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { PackageState } from '#dev/compile/packageStates.ts';

const failed = (folder: string, message: string): PackageState => ({
  folder,
  status: 'failed',
  errors: [{ message }],
});

beforeAll(() => {
  // jsdom has no constructed style sheets.
  class Sheet {
    replaceSync() {}
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
});

afterEach(() => document.body.replaceChildren());

const shown = () => document.querySelector('tesela-dev-errors')?.shadowRoot?.textContent;

it('developer reads why a package was not compiled, and not what it then throws; other packages are told', async () => {
  const { showErrors } = await import('./overlay.ts');

  showErrors(
    [failed('mfe-bread', 'Unexpected token')],
    [failed('mfe-bread', 'Module build failed'), failed('mfe-cake', 'No flour')],
  );

  expect(shown()).toContain('Unexpected token');
  expect(shown()).toContain('No flour');
  expect(shown()).not.toContain('Module build failed');
});
