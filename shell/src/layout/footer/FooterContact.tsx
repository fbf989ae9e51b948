import { openWeekdays } from '@clinic/shared/hours/week';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { scripted } from '@clinic/shared/kit/layout';
import { telephoneLink } from '@clinic/shared/telephone';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import { useWords } from '#content/WordsContext.ts';

import styles from './FooterContact.module.css';
import { mapLinks } from './mapUrl.ts';
import { NextChange } from './NextChange.tsx';
import { OpenNow } from './OpenNow.tsx';

/** Prevents a line break inside `7:00 a. m. a 7:00 p. m.`. */
const unbroken = (hours: string) => hours.replace(/\d.*/, (times) => times.replaceAll(' ', '\u00A0'));

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Address, phone, e-mail and hours. */
export function FooterContact() {
  const { footer } = useWords();
  const lang = useLang();
  const { address, contact, hours } = useSite();
  const [before, number, after] = address.street.split(/(#[^,]*)/);
  const open = openWeekdays({ hours });
  const weekdays = footer.closed.weekdays.filter((_, day) => !open.has(day)).join(', ');
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{footer.address}</dt>
          <dd>
            <a href={mapLinks(address)[0]?.url} target="_blank" rel="noopener external">
              {/* The style prevents a line break inside the house number. */}
              {before}
              <span className={styles.number}>{number}</span>
              {after}
              <br />
              {address.city}, {address.region}
            </a>
          </dd>
        </div>
        <div>
          <dt>{footer.hours}</dt>
          {/* The style reserves the line, so that nothing moves after hydration. */}
          <dd className={`${styles.now} ${scripted}`}>
            <OpenNow />
          </dd>
          {hours.map((period) => (
            <dd key={period.schema}>{unbroken(period[lang])}</dd>
          ))}
          {weekdays && <dd>{capitalized(fill(footer.closed.says, { weekdays }, lang))}</dd>}
          <NextChange />
        </div>
        <div>
          <dt>{footer.phone}</dt>
          <dd>
            <a href={telephoneLink(contact.phone)}>{contact.phone}</a>
          </dd>
        </div>
        <div>
          <dt>{footer.email}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
      </dl>
      <WhatsappLink message={footer.whatsapp.message} className={styles.whatsapp}>
        {footer.whatsapp.label}
      </WhatsappLink>
    </>
  );
}
