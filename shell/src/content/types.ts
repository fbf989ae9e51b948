import type { AnswerProblem } from '@clinic/shared/assessments/answers';
import type { AnswerLabels } from '@clinic/shared/assessments/labels';
import type { ResultWords } from '@clinic/shared/search/renderResults';
import type { Site } from '@clinic/shared/settings';

/** A button or link that opens a WhatsApp chat with a message ready to send. */
type WhatsappWords = { label: string; message: string };

export type ShellWords = {
  skipLink: string;
  /** Name of the home page. */
  home: string;
  nav: {
    label: string;
    contact: string;
    search: string;
    book: string;
    menu: string;
    /** Name of the button beside a link that has pages below it. */
    submenu: (name: string) => string;
    languages: string;
  };
  widgets: { label: string };
  noScript: { text: string; call: string; whatsapp: WhatsappWords };
  footer: {
    kicker: string;
    heading: string;
    address: string;
    phone: string;
    email: string;
    hours: string;
    /** Times as `19:00`; `day` is the name of the day. */
    openNow: {
      open: (time: string) => string;
      closedToday: (time: string) => string;
      closedTomorrow: (time: string) => string;
      closed: (day: string, time: string) => string;
    };
    /** Days on which the clinic never opens; `weekdays` begin with Sunday, and stand in the plural. */
    closed: { weekdays: readonly string[]; says: (weekdays: string) => string };
    social: string;
    whatsapp: WhatsappWords;
    map: { show: string; plan: string; note: string; title: string; open: string };
    pages: string;
    /** Over the facts of the law, where they fold. */
    companyHeading: string;
    company: { legalName: string; nit: string; healthRegistry: string; medicalDirector: string };
    /** Stands after each of them while the settings are samples. */
    sampleMark: string;
    legal: string;
    /** Names who supervises the clinic, in the words that the law asks for. */
    healthAuthority: string;
    consumerAuthority: string;
    sampleNotice: string;
  };
  assessment: {
    heading: string;
    close: string;
    loading: string;
    failed: { heading: string; text: string; retry: string; whatsapp: WhatsappWords };
    closing: { heading: string; text: string; keep: string; discard: string };
  };
  areaError: {
    heading: string;
    text: string;
    /** Instead of `text` when the page's prerendered content stands below. */
    textWithContent: string;
    retry: string;
    /** Instead of `text` and `retry` when the tab is older than what is published. */
    newRelease: { text: string; reload: string };
    whatsapp: WhatsappWords;
  };
  /** When something keeps the visitor waiting for more than three seconds. */
  late: string;
  /** Instead of it when there is no connection. */
  offline: string;
  notFound: { heading: string; text: string; linksLabel: string; whatsapp: WhatsappWords };
};

/** Words of the search over the site; they travel with its own code. */
export type SearchWords = {
  meta: { title: string; description: string };
  heading: string;
  /** Over the field. */
  label: string;
  example: string;
  submit: string;
  close: string;
  /** Names the list of suggestions. */
  suggestions: string;
  /** Leads from the suggestions to the page of results. */
  all: (count: number) => string;
  loading: string;
  results: ResultWords;
  /** Below the results, for who did not find it. */
  help: { heading: string; text: string; assistant: string; whatsapp: WhatsappWords };
  /** Where the server cannot search and the browser does not run scripts. */
  noScript: string;
};

/** Words of the assessment form; they travel with the form's own code. */
export type AssessmentWords = AnswerLabels & {
  intro: string;
  /** Where the form ends: in a message that the visitor sends, or in the clinic's inbox. */
  ending: { message: string; inbox: string };
  /** Beside the fields, where the form ends in a message: what that message leaves out. */
  messageHints: { left: string; ifTicked: string };
  draft: { restored: string; drop: string };
  /** What patients ask before they book; values name facts. `summary` says so where they fold. */
  visitFacts: { summary: string; heading: string; items: { label: string; value: string }[] };
  /** Stands before the service that the visitor asked about. */
  about: string;
  optional: string;
  choose: string;
  groups: { person: string; visit: string };
  detailsHint: string;
  /** Beside the preferred days. */
  wishHint: string;
  anyTime: string;
  errors: Record<AnswerProblem, string>;
  errorSummary: (count: number) => string;
  privacy: {
    heading: string;
    controller: (company: Site['company']) => string;
    purposes: string;
    sensitive: string;
    rights: string;
    channel: string;
    notSent: string;
    sent: string;
    draft: string;
    policy: string;
    newTab: string;
  };
  submit: { message: string; inbox: string };
  sending: string;
  /** Once the answers are complete and nobody has them yet. */
  success: {
    prepared: { heading: string; text: string };
    failed: { heading: string; text: string };
    busy: { heading: string; text: string };
    retry: string;
    preview: string;
    includeContact: string;
    message: string;
    next: string;
    whatsapp: string;
    call: string;
    edit: string;
    close: string;
  };
  received: { heading: string; text: string; reference: (reference: string) => string; close: string };
  /** Begins the message ready to send. */
  greeting: (fullName: string) => string;
};
