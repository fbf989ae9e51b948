import { addressOf } from './address.ts';
import { lookForNewRelease } from './newRelease.ts';
import { withHedge } from './withHedge.ts';

/** A document that runs nothing: a script that is moved into it before it came is not run any more. */
let limbo: Document | undefined;

function run(address: string, integrity: string | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const abandon = () => {
      limbo ??= document.implementation.createHTMLDocument('');
      limbo.adoptNode(script);
    };
    const finish = (report: () => void) => () => {
      signal.removeEventListener('abort', abandon);
      script.remove();
      report();
    };
    script.addEventListener('load', finish(resolve));
    script.addEventListener(
      'error',
      finish(() => reject(new Error(`${address} was not run.`))),
    );
    signal.addEventListener('abort', abandon);
    if (integrity) script.integrity = integrity;
    if (new URL(address, document.baseURI).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.src = address;
    document.head.append(script);
  });
}

async function fetchIntoCache(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal, mode: 'no-cors' });
  if (response.type === 'basic' && !response.ok) throw new Error(`The server answered ${response.status}.`);
  await response.arrayBuffer();
}

/**
 * Fetches and runs a script. Whether it brought what it should, the caller must see.
 * @param integrity hash that the file must have
 * @throws NotFetched also when it is not what the hash says
 */
export function loadScript(url: string, integrity?: string): Promise<void> {
  const script = withHedge(url, async ({ signal }) => {
    const { address, isOwn } = addressOf(url);
    // The request of a script element cannot be aborted. From the second attempt on the file is fetched in a way that
    // can be, and then run from the cache.
    if (!isOwn) await fetchIntoCache(address, signal);
    if (!signal.aborted) await run(address, integrity, signal);
  });
  script.catch(() => lookForNewRelease());
  return script;
}
