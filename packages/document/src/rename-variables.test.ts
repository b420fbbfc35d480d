import { expect, test } from 'vitest'
import { composeRichText } from './compose-rich-text.ts'
import type { ContractDocument } from './contract-document.ts'
import { renameVariables } from './rename-variables.ts'

function documentWith(source: string): ContractDocument {
  const section = { id: 's', level: 1, title: 'fee', audience: 'anyone' } as const
  return {
    title: 'fee',
    numbering: 'articles',
    blocks: [
      {
        id: 'b',
        kind: 'body',
        name: 'fee',
        description: '',
        sections: [{ ...section, content: composeRichText(source) }],
      },
    ],
  }
}

test('fields and conditions are renamed, words and other variables are not', () => {
  const source = (fee: string) => `
The fee is {${fee}}, and {other}.
[if ${fee} eq "fee"]
- fee of {${fee}}
| Fee | {${fee}} |
[end]`
  const renamed = renameVariables(documentWith(source('fee')), new Map([['fee', 'fee_2']]))
  expect(renamed).toEqual(documentWith(source('fee_2')))
})
