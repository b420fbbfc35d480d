import type { GeneratedFile } from '../generated-file.ts'
import { readCatalogues } from '../i18n/read-catalogues.ts'
import { parametersByKey } from '../i18n/text-parameters.ts'

/** The codes of all refusals, for the rules: domain may not look at the texts that they come from. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'packages/domain/src/generated/refusal-codes.ts', render: renderRefusalCodes }]
}

function renderRefusalCodes(): string {
  return `// Generated from the French \`refusals\` catalogues by \`node scripts/check-generated.ts --write\`. Do not edit.

/** What the text of every refusal needs, by its code; null when it needs nothing. */
export interface RefusalParams {
${refusals().map(([code, params]) => `  ${code}: ${params}\n`).join('')}}
`
}

/** Each code with the type of its parameters. Refusals may be split in areas (\`refusals-files\`): codes are one list. */
function refusals(): [code: string, params: string][] {
  return [...readCatalogues().fr]
    .filter(([area]) => area === 'refusals' || area.startsWith('refusals-'))
    .flatMap(([area, texts]) =>
      [...parametersByKey(texts)].map(([key, parameters]): [string, string] => {
        const fields = [...parameters].map(([name, type]) => `${name}: ${type}`)
        return [key.slice(area.length + 1), fields.length > 0 ? `{ ${fields.join('; ')} }` : 'null']
      }),
    )
}
