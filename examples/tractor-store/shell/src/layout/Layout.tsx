import { Link, useCurrentPath } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';
import { PAGE_AREA } from '@tesela/host/areas';
import { RemotePage } from '@tesela/host/RemotePage';

/** The same element at every render, since React discards unhydrated HTML below an element that changes. */
const page = (
  <RemotePage
    notFound={
      <div className="page">
        <h1>There is no page here</h1>
        <p>The address may be mistyped, or the machine no longer sold.</p>
        <Link to="/products" className="button">
          See all machines
        </Link>
      </div>
    }
  />
);

/** Who fills in the order shall not be led away: there the header is the compact one of checkout. */
const compact = '/checkout/checkout';

export function Layout() {
  const { path } = useCurrentPath();
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      {path === compact ? <Slot name="compact-header" /> : <Slot name="header" />}
      <main id="main" data-area={PAGE_AREA} tabIndex={-1}>
        {page}
      </main>
      <Slot name="footer" />
      <aside aria-label="About this example">
        <label className="boundaries">
          <input type="checkbox" /> Team boundaries
        </label>
      </aside>
    </>
  );
}
