/**
 * The only makers of markup in our pages (trusted types): the server's policy names them, and the browser refuses
 * markup and scripts from anywhere else.
 */
export const MARKUP_POLICIES = {
  /** The text of a contract, from `richTextHtml`, which escapes what people wrote. */
  text: 'tacite-text',
  /** What is pasted, only ever parsed in a document of its own, where nothing is fetched or executed. */
  paste: 'tacite-paste',
  /** The same, inside the editor's library. */
  editorPaste: 'ProseMirrorClipboard',
  /** The address of the script that runs a regular expression where it can be stopped. */
  find: 'tacite-find',
} as const
