import { dayNames, parsePeriod } from '@clinic/shared/hours/week';
import type { Site } from '@clinic/shared/settings';
import type { Lang } from '@tesela/core/lang';

const days = {
  Su: 'Sunday',
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
} satisfies Record<(typeof dayNames)[number], string>;

/** Hours of the week, then the days on which they differ; closed is from midnight to midnight, as Google reads it. */
const describeHours = ({ hours, exceptions }: Site): object[] => [
  ...hours.flatMap(parsePeriod).map(({ days: open, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: open.map((day) => days[dayNames[day] ?? 'Su']),
    opens,
    closes,
  })),
  ...exceptions.map(({ from, to = from, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: to,
    opens,
    closes,
  })),
];

/** schema.org's description of the clinic. Other structured data refers to it by `{ '@id': '/#clinic' }`. */
export function describeClinic(site: Site, lang: Lang): object {
  const { address, contact } = site;
  return {
    '@type': 'MedicalClinic',
    '@id': '/#clinic',
    name: site.name,
    description: site.description[lang],
    url: '/',
    medicalSpecialty: 'https://schema.org/Dermatology',
    telephone: contact.phone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    openingHoursSpecification: describeHours(site),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** schema.org's description of the site, for its home page. */
function describeSite(site: Site): object {
  return {
    '@type': 'WebSite',
    '@id': '/#site',
    name: site.name,
    alternateName: site.shortName,
    url: '/',
    inLanguage: ['es', 'en'],
    publisher: { '@id': '/#clinic' },
  };
}

/** What every document tells search engines of the clinic; the home page tells of the site, too. */
export const clinicJsonLd = (site: Site, lang: Lang, path: string): object[] =>
  path === '/' ? [describeClinic(site, lang), describeSite(site)] : [describeClinic(site, lang)];
