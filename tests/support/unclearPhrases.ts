/** Words and phrases that operators did not understand. Texts of the screen use terms of the trade instead. */
const UNCLEAR_PHRASES: readonly RegExp[] = [
  /\b(?:whoever|nobody|somebody|everybody|anybody)\b/iu,
  /\b(?:mend|mended|tick|ticks|untick|unticked|ticked|burns)\b/iu,
  /\b(?:answers?|answered|kept|beside|drawn|pager|twins?|places?)\b/iu,
  /\brefus(?:e|es|ed|al)\b/iu,
  /\b(?:is|are|be|cannot be) (?:told|asked|judged)\b/iu,
  /\bof it\b/iu,
  /\bpoints? here\b/iu,
  /\bwhat became of\b/iu,
  /\bstands? in the way\b/iu,
  /\b(?:within|out of) reach\b/iu,
  /\bgoes? on\b/iu,
  /\bis none of\b/iu,
  /\bin the street\b/iu,
  // Calls and sockets are technical details, which no text has.
  /%\{call\}|\b(?:GET|POST|PUT|PATCH|DELETE) \/|\bwss?:\/\//u,
  // The key of the platform: `%{modifier}`.
  /\bCtrl\b|⌘/u,
];

/** Lists the unclear phrases of a text, each with the location of the text. */
export const findUnclearPhrases = (at: string, text: string): readonly string[] =>
  UNCLEAR_PHRASES.flatMap(word => {
    const [found] = word.exec(text) ?? [];
    return found === undefined ? [] : [`${at}: ${found}`];
  });
