import { MARKUP_POLICIES } from '@tacite/api/markup-policies.ts'

/** What the browser accepts as markup; a text where it knows no trusted types, and on the server. */
export type TrustedMarkup = string

interface TrustedTypes {
  createPolicy<Rules extends Partial<TrustedRules>>(name: string, rules: Rules): Rules
}

interface TrustedRules {
  createHTML(html: string): TrustedMarkup
  createScriptURL(url: string): string
}

declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** Marks the text of a contract, escaped by `richTextHtml`, as markup that may be shown. */
export const trustedText = makerOf(MARKUP_POLICIES.text)

/** Marks pasted markup as markup that may be parsed, in a document that is never shown. */
export const trustedPaste = makerOf(MARKUP_POLICIES.paste)

/** A policy is created once per page: the browser refuses a second one of the same name. */
function makerOf(name: string): (html: string) => TrustedMarkup {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: (html) => html })
  return policy ? (html) => policy.createHTML(html) : (html) => html
}
