import type { ShellWords } from '../types.ts';

export const words: ShellWords = {
  skipLink: 'Skip to content',
  home: 'Home',
  nav: {
    label: 'Main',
    contact: 'Contact',
    search: 'Search',
    directions: 'Directions',
    book: 'Book a visit',
    menu: 'Menu',
    submenu: (name) => `More pages: ${name}`,
    languages: 'Language',
  },
  widgets: { label: 'Help and shortcuts' },
  notice: 'Notice',
  noScript: {
    text: 'Without JavaScript you can read the whole site, and book by phone or WhatsApp.',
    call: 'Call',
    whatsapp: { label: 'WhatsApp', message: 'Hello, I would like to book an appointment.' },
  },
  footer: {
    kicker: 'Contact',
    heading: 'Where to find us',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Opening hours',
    openNow: {
      open: (time) => `Open now · closes at ${time}`,
      closed: (reason) => (reason ? `Closed today (${reason})` : 'Closed now'),
      opensToday: (time) => `opens today at ${time}`,
      opensTomorrow: (time) => `opens tomorrow at ${time}`,
      opens: (day, time) => `opens ${day} at ${time}`,
    },
    closed: {
      weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
      says: (weekdays) => `${weekdays}: closed`,
    },
    social: 'Social media',
    whatsapp: { label: 'Message us on WhatsApp', message: 'Hello, I have a question.' },
    map: {
      show: 'Show map',
      plan: 'Illustrative plan of the streets near the clinic',
      note: 'Illustrative street plan. The map comes from OpenStreetMap and loads only if you ask for it.',
      title: 'Map showing where the clinic is',
      open: 'Open the address in',
    },
    pages: 'All pages',
    companyHeading: 'The company',
    company: {
      legalName: 'Legal name',
      nit: 'Tax ID (NIT)',
      healthRegistry: 'Health provider registry (REPS)',
      medicalDirector: 'Medical director',
    },
    sampleMark: 'sample',
    legal: 'Legal information',
    healthAuthority: 'Vigilado Supersalud · complaints about care',
    consumerAuthority: 'Colombian consumer authority (SIC)',
    sampleNotice: 'Sample site: the clinic, its people, contact details and prices are examples.',
  },
  assessment: {
    heading: 'Request an assessment',
    close: 'Close',
    loading: 'Opening the form…',
    failed: {
      heading: 'The form could not open',
      text: 'It may be your connection. Try again, or request your assessment by phone or WhatsApp.',
      retry: 'Try again',
      whatsapp: { label: 'Request on WhatsApp', message: 'Hello, I would like to request an assessment.' },
    },
    closing: {
      heading: 'Close and delete what you wrote?',
      text: 'What you wrote has not been sent. Closing also deletes the draft in this browser.',
      keep: 'Keep writing',
      discard: 'Close and delete',
    },
  },
  areaError: {
    heading: 'This part of the page is slow to respond',
    text: 'The rest of the site works. Try again in a moment, or contact us.',
    textWithContent:
      'You can read it in the meantime; its buttons and filters come back as soon as it responds.',
    retry: 'Try again',
    newRelease: {
      text: 'A new version of the site was published while you were browsing. Load it to continue; your cart is kept.',
      reload: 'Load the new version',
    },
    whatsapp: {
      label: 'Message us on WhatsApp',
      message: 'Hello, a page of the site did not load for me. I have a question.',
    },
  },
  late: 'This is taking longer than usual. We are still trying; if you prefer, call us or message us.',
  offline:
    'You seem to be offline. We will carry on as soon as the connection is back; if you prefer, call us.',
  notFound: {
    heading: 'We could not find this page',
    text: 'Its address may have changed or contain a mistake. You can continue from here:',
    linksLabel: 'Suggested pages',
    whatsapp: {
      label: 'Ask on WhatsApp',
      message: 'Hello, I am looking for information that I could not find on the site.',
    },
  },
};
