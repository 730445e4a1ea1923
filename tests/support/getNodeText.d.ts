/** The module in which all queries by text read the text of an element. */
declare module '@testing-library/dom/dist/get-node-text.js' {
  const module: { getNodeText: (element: Element) => string };
  export default module;
}
