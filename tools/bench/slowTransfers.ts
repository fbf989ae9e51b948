import type { Page } from 'playwright';

/** What has come over the network since, as it was sent. */
export type Transfers = { bytes: number; requests: number };

/** Makes each answer of a page wait, and counts what comes from now on. @param latency in ms */
export async function slowTransfers(page: Page, latency: number): Promise<Transfers> {
  const session = await page.context().newCDPSession(page);
  const transfers = { bytes: 0, requests: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transfers.bytes += encodedDataLength;
    transfers.requests += encodedDataLength > 0 ? 1 : 0;
  });
  await session.send('Network.enable');
  const speed = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...speed, latency });
  return transfers;
}
