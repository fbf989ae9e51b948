import type { LiveRemote } from '@tesela/core/liveRemotes';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';

import { FetchError } from '#fetching/FetchError.ts';
import { onError } from '#visits/errors.ts';

import { createFailureReporter, type FailureReporter } from './reportFailures.ts';

const live: LiveRemote = {
  version: 'abc123',
  entry: '/releases/mfe-stall/remoteEntry.abc123.js',
  pages: [],
  redirects: [],
  slots: [],
};

const counted = vi.fn<(error: unknown) => void>();
let said: MockInstance<typeof console.error>;
let reporter: FailureReporter;

beforeEach(() => {
  vi.useFakeTimers();
  said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onError(counted);
  counted.mockReset();
  reporter = createFailureReporter({ get: () => ({ mfe_stall: live }) });
});
afterEach(() => vi.useRealTimers());

it('page and slot of one remote that is away are one fault, and the next time it is another', () => {
  reporter.reportFailure('mfe_stall', new FetchError('gone'), 'page');
  reporter.reportFailure('mfe_stall', new FetchError('gone'), 'slot');
  reporter.reportSuccess('mfe_stall', 'slot');
  reporter.reportFailure('mfe_stall', new FetchError('gone'), 'slot');
  vi.runAllTimers();

  expect(said).toHaveBeenCalledOnce();
  expect(said.mock.calls[0]?.[0]).toBe('mfe-stall abc123 failed.');
  reporter.reportSuccess('mfe_stall', 'slot');
  reporter.reportSuccess('mfe_stall', 'page');
  reporter.reportFailure('mfe_stall', new FetchError('gone'), 'page');
  vi.runAllTimers();
  expect(said).toHaveBeenCalledTimes(2);
});

it('a request that is broken off because the visitor leaves is no fault', () => {
  reporter.reportFailure('mfe_stall', new FetchError('aborted'), 'page');
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();

  expect(said).not.toHaveBeenCalled();
});

it('code that throws whenever it comes is one fault', () => {
  reporter.reportFailure('mfe_stall', new TypeError('x'), 'page');
  reporter.reportSuccess('mfe_stall', 'page');
  reporter.reportFailure('mfe_stall', new TypeError('x'), 'page');

  expect(said).toHaveBeenCalledOnce();
  expect(counted).toHaveBeenCalledOnce();
  reporter.reportFailure('mfe_stall', new RangeError('y'), 'page');
  expect(counted).toHaveBeenCalledTimes(2);
});

it('an error that a remote’s file throws by itself bears its name, once', () => {
  const filename = new URL('/releases/mfe-stall/static/js/shop.js', document.baseURI).href;
  const event = new ErrorEvent('error', { filename, error: new Error('click'), cancelable: true });

  window.dispatchEvent(event);

  expect(said.mock.calls.some(([text]) => text === 'mfe-stall abc123 failed.')).toBe(true);
  expect(event.defaultPrevented).toBe(true);
});
