import { z } from 'zod'
import type { Endpoint, Schema } from '@tacite/api/endpoint.ts'
import { drawSignature } from '../../platform/sealing/testing/sealing-sample.ts'
import { NOWHERE, sampleBodies } from '../fixtures/sample-body.ts'
import { paragraph } from '../contract-text.ts'
import type { Answer, Browser } from '../start-product.ts'
import { samplePart } from '../imports.ts'
import { multipart } from '../uploads.ts'

/** Path parameters other than ids. */
const IN_PATHS: Record<string, string> = {
  sha256: 'a'.repeat(64),
  version: '1',
  number: '1',
  page: '1',
  position: '0',
}

/** Constraints that a shape alone does not express. */
const VALUES: Record<string, unknown> = {
  content: paragraph('Texte'),
  newContent: paragraph('Texte'),
  values: {},
  documentSha256: 'a'.repeat(64),
  code: '000000',
  version: 1,
  passesOver: [],
  reopens: [],
  email: 'quelqu-un@exterieur.test',
}

const valueOf = (name: string): unknown =>
  name.endsWith('Ids') ? [NOWHERE] : /(^_i|I)d$/.test(name) ? NOWHERE : VALUES[name]

/** Calls an endpoint as declared, about the given objects; every other id is unknown. */
export function callSample(
  browser: Browser,
  { method, path, query, body, upload }: Endpoint,
  ids: Record<string, string>,
): Promise<Answer> {
  const filled = path.replace(
    /:(\w+)/g,
    (_, name: string) => ids[name] ?? IN_PATHS[name] ?? NOWHERE,
  )
  const address = filled + asked(query)
  if (upload) {
    const { payload, headers } =
      upload === 'part' ? samplePart() : multipart('image.png', drawSignature())
    return browser.call(method, address, payload, headers)
  }
  const hasBody = method === 'POST' || method === 'PUT'
  return browser.call(method, address, body ? leanSample(body) : hasBody ? {} : undefined)
}

function asked(query: Schema | undefined): string {
  if (!query) return ''
  const sample = sampleBodies(query, valueOf)[0] as Record<string, unknown>
  const needed = requiredOf(query).map((name) => [name, String(sample[name])])
  return needed.length > 0 ? `?${new URLSearchParams(needed)}` : ''
}

/** Required keys, and at least one: an empty change passes checks that a real one does not. */
function leanSample(schema: Schema): unknown {
  const sample = sampleBodies(schema, valueOf)[0]
  const shape = shapeOf(schema)
  if (!shape.properties) return sample
  const required = shape.required ?? []
  const names = required.length > 0 ? required : Object.keys(shape.properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, (sample as Record<string, unknown>)[name]]))
}

function requiredOf(schema: Schema): string[] {
  return shapeOf(schema).required ?? []
}

function shapeOf(schema: Schema): { properties?: object; required?: string[] } {
  return z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' })
}
