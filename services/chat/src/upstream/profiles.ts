import { personal } from './data/personal.ts';

const { networks, hosts, domains } = personal;

/** A dot, a blank dot or the word. The narrow one joins what is an address without doubt. */
const narrow = String.raw`(?:\.|\s(?:punto|dot)\s)`;
const wide = String.raw`(?:\s?\.\s?|\s(?:punto|dot)\s)`;
const slash = String.raw`(?:\s?\/\s?|\s(?:barra|slash)\s)`;
const label = String.raw`[\p{L}\d_-]{1,40}`;
const host = String.raw`(?<![\p{L}\d])${label}(?:${narrow}${label}){0,3}${narrow}`;
const rest = String.raw`[^\s,;]{1,200}`;
const network = String.raw`(?:${hosts})(?![\p{L}\d])`;

/** Addresses on the web, with a path or without: whose page it is stands in either. */
export const addresses: readonly RegExp[] = [
  new RegExp(String.raw`(?:https?:\/\/|(?<![\p{L}\d])www\.)${rest}`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})${network}(?:${wide}(?:com|me|net|tv|org|app)){0,1}${slash}${rest}(?:${slash}${rest}){0,3}`,
    'giu',
  ),
  new RegExp(String.raw`${host}(?:${domains.all})(?![\p{L}\d])${slash}${rest}`, 'giu'),
  new RegExp(
    String.raw`(?!${network}${narrow}com(?![\p{L}\d./]))${host}(?:${domains.sure})(?![\p{L}\d])`,
    'giu',
  ),
];

/** Words between a network and the name that somebody has there. */
const between = String.raw`(?:\s(?:${personal.betweenNames}|${networks})(?!\p{L})){0,5}(?:\s?[:=,]\s?|\s)`;
const username = String.raw`(?!(?:${networks})(?!\p{L}))([\p{L}\d][\p{L}\d._-]{1,40})(?![\p{L}\d])`;

/** Names of users beside the network, which are masked where they are no words. */
export const usernames: readonly RegExp[] = [
  new RegExp(String.raw`((?<!\p{L})(?:${networks})(?!\p{L})${between})${username}`, 'giu'),
  new RegExp(
    String.raw`((?<!\p{L})(?:soy|como|aparezco|llamo|i ?['’]?a?m|as)\s)${username}(?=\s(?:en|on|in)\s(?:el\s|mi\s)?(?:${networks})(?!\p{L}))`,
    'giu',
  ),
];
