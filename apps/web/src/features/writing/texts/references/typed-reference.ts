import { InputRule } from 'prosemirror-inputrules'

/**
 * `/renvoi` opens the articles that can be referred to.
 *
 * @param ask opens them; false: there is nothing to refer to, the text is a single one
 */
export function typedReferenceRule(ask: () => boolean): InputRule {
  return new InputRule(
    /(^|\s)\/(?:renvoi|r[eé]f[eé]rence|referencia|remisi[oó]n)$/i,
    (state, [, before = ''], start, end) =>
      ask() ? state.tr.delete(start + before.length, end) : null,
  )
}
