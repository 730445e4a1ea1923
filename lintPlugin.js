/** The lint rules of this project; each message names the alternative. */

const text = 'A string of a record is text, never markup.';
const noSleep = 'Wait for what a user sees, not for a time.';
const seededValues = 'A test generates values with fast-check, which is seeded.';
const clock = 'A test sets its time: a fixed date, a fake timer, an injected clock.';

/** Creates a rule that reports each node that one of the selectors finds, with its message. */
const createRule = messages => ({
  create: context =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        node => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'console' },
  rules: {
    'no-markup': createRule({
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]': text,
      'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]': text,
    }),
    /** What makes a test pass today and fail tomorrow. */
    'no-nondeterminism': createRule({
      'CallExpression[callee.property.name="waitForTimeout"]': noSleep,
      'CallExpression[callee.name=/^(setTimeout|setInterval)$/][arguments.1.value>0]': noSleep,
      'ImportDeclaration[source.value=/timers.promises/] ImportSpecifier': noSleep,
      'MemberExpression[object.name="Math"][property.name="random"]': seededValues,
      'CallExpression[callee.object.name="Date"][callee.property.name="now"]': clock,
      'NewExpression[callee.name="Date"][arguments.length=0]': clock,
    }),
  },
};
