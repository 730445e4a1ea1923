import { faker } from '@faker-js/faker/locale/en';

import type { FieldDescriptor } from '../../src/schema/field.ts';

type TextGenerator = () => string;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const generateWordPair: TextGenerator = () =>
  capitalize(`${faker.word.adjective()} ${faker.word.noun()}`);
const createExampleUrl = (path: string) => `https://example.org/${path}`;

/** Generators of record names, by the name of the resource. */
const NAME_GENERATORS: readonly (readonly [RegExp, TextGenerator])[] = [
  [/pet|animal|dog|cat/i, () => faker.animal.petName()],
  [
    /user|person|people|owner|customer|member|author|employee|contact|driver/i,
    () => faker.person.fullName(),
  ],
  [/compan|manufacturer|brand|vendor|supplier|organi[sz]ation/i, () => faker.company.name()],
  [/product|item|article|part/i, () => faker.commerce.productName()],
  [/categor|department|tag|label|genre/i, () => faker.commerce.department()],
  [/city|cities|town/i, () => faker.location.city()],
  [/countr/i, () => faker.location.country()],
  [/street|road/i, () => faker.location.street()],
  [/book/i, () => faker.book.title()],
];

/** Generators of texts, by the name of the field. */
const TEXT_GENERATORS: readonly (readonly [RegExp, TextGenerator])[] = [
  [/e-?mail/i, () => faker.internet.email().toLowerCase()],
  [/first.?name|given.?name/i, () => faker.person.firstName()],
  [/last.?name|sur.?name|family.?name/i, () => faker.person.lastName()],
  [/user.?name|login/i, () => faker.internet.username().toLowerCase()],
  [/phone|mobile|fax/i, () => faker.phone.number({ style: 'international' })],
  [/company|manufacturer|vendor|brand/i, () => faker.company.name()],
  [/street|address/i, () => faker.location.streetAddress()],
  [/city|town/i, () => faker.location.city()],
  [/country/i, () => faker.location.country()],
  [/zip|post.?code/i, () => faker.location.zipCode()],
  [/colou?r/i, () => faker.color.human()],
  [/currency/i, () => faker.finance.currencyCode()],
  [/lang|locale/i, () => faker.helpers.arrayElement(['en', 'zh', 'de', 'es'])],
  [/time.?zone/i, () => faker.location.timeZone()],
  [/version/i, () => faker.system.semver()],
  [/uuid|guid/i, () => faker.string.uuid()],
  [/mac/i, () => faker.internet.mac()],
  [/^ip|ip.?addr|host/i, () => faker.internet.ipv4()],
  [/serial|sku|code|number|imei/i, () => faker.string.alphanumeric({ length: 8, casing: 'upper' })],
  [
    /url|uri|link|href|website|image|photo|avatar|picture/i,
    () => createExampleUrl(faker.lorem.slug(2)),
  ],
  [
    /descri|summary|note|comment|text|body|content|remark/i,
    () => faker.commerce.productDescription(),
  ],
  [/title|subject/i, generateWordPair],
];

/** Generates a text for a field, by its kind, its name and its resource. */
export function generateSampleText(
  { source, kind }: FieldDescriptor,
  { resource }: { readonly resource: string },
): string {
  if (kind === 'email') return faker.internet.email().toLowerCase();
  if (kind === 'url') return createExampleUrl(faker.lorem.slug(2));
  if (kind === 'multiline') return faker.commerce.productDescription();
  const generateText = TEXT_GENERATORS.find(([name]) => name.test(source))?.[1];
  if (generateText) return generateText();
  return (
    NAME_GENERATORS.find(([name]) => /name|label/i.test(source) && name.test(resource))?.[1] ??
    generateWordPair
  )();
}
