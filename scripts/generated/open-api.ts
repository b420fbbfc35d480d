import { openApi } from '../../apps/server/src/platform/http/open-api.ts'
import type { Route } from '../../apps/server/src/platform/http/route.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { readEndpoints } from '../read-endpoints.ts'

/** The description of the API that `GET /api/v1/openapi.json` serves. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'docs/openapi.json', render: renderOpenApi }]
}

async function renderOpenApi(): Promise<string> {
  const endpoints = await readEndpoints()
  const description = openApi(endpoints.map((endpoint) => ({ endpoint }) as Route))
  return `${JSON.stringify(description, null, 2)}\n`
}
