import type { Locale } from '@tacite/domain/locale.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { inputRules, InputRule, wrappingInputRule } from 'prosemirror-inputrules'
import type { Plugin } from 'prosemirror-state'
import { typedReferenceRule } from '../references/typed-reference.ts'
import { typographyRules } from './typography.ts'

const { nodes } = contractSchema

interface TypedCommands {
  /** `{{` opens the fields. */
  askField(): void
  /** `/clause` opens the clause library; false: it is not open to this person, or not in this text. */
  askClause(): boolean
  /** `/renvoi` opens the articles that can be referred to; false: the text is a single one. */
  askReference(): boolean
  /** `/note` opens a new footnote. */
  askNote(): void
}

/** Lists and quotations while typing, and the typography of the contract's language. */
export function typingRules(
  locale: Locale,
  { askField, askClause, askReference, askNote }: TypedCommands,
): Plugin {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(/^(\d{1,4})[.)]\s$/, nodes.ordered_list, (match) => ({
        order: Math.max(1, Number(match[1])),
      })),
      wrappingInputRule(/^a\)\s$/, nodes.ordered_list, { style: 'lower-alpha' }),
      wrappingInputRule(/^i\)\s$/, nodes.ordered_list, { style: 'lower-roman' }),
      wrappingInputRule(/^>\s$/, nodes.blockquote),
      new InputRule(/\{\{$/, (state, _match, start, end) => {
        askField()
        return state.tr.delete(start, end)
      }),
      new InputRule(/(^|\s)\/(?:clause|cl[aá]usula)$/i, (state, [, before = ''], start, end) =>
        askClause() ? state.tr.delete(start + before.length, end) : null,
      ),
      typedReferenceRule(askReference),
      new InputRule(
        // The mark follows the word: the blank before the command goes with it.
        /(?:^|\s)\/(?:note|footnote|nota)$/i,
        (state, _match, start, end) => {
          askNote()
          return state.tr.delete(start, end)
        },
      ),
      ...typographyRules(locale),
    ],
  })
}
