import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

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
    openingHours: site.hours.map(({ schema }) => schema),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** schema.org's description of the site, for its home page. */
export function describeSite(site: Site): object {
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
