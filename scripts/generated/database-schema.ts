import { generateSchema } from '../../apps/server/src/platform/database/generate-schema.ts'
import {
  accessTo,
  cloneTemplate,
} from '../../apps/server/src/platform/database/testing/template-database.ts'
import { startTestServer } from '../../apps/server/src/platform/database/testing/test-server.ts'
import type { GeneratedFile } from '../generated-file.ts'

/** The types of the tables, from a database that all migrations have made. */
export function generatedFiles(): GeneratedFile[] {
  return [{ path: 'apps/server/src/platform/database/generated/schema.ts', render: renderSchema }]
}

/** On the tests' server, in a database of its own: a test run may go on beside. */
async function renderSchema(): Promise<string> {
  const { server, stop } = await startTestServer()
  try {
    const database = await cloneTemplate(server, 'schema', server.template)
    return await generateSchema(accessTo(server.address, database).owner)
  } finally {
    await stop()
  }
}
