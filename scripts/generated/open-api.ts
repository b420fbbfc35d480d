import { operations } from '@tacite/api/operations.ts'
import { openApi } from '../../apps/server/src/platform/http/open-api.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { renderJson } from '../render-json.ts'

/** The description of the API that `GET /api/v1/openapi.json` serves. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'docs/openapi.json', render: renderOpenApi }]
}

function renderOpenApi(): string {
  return renderJson(openApi(operations.map(({ endpoint }) => endpoint)))
}
