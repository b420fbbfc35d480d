import type { NamespacePrefixes } from '../xml/namespaces.ts'

const TRANSITIONAL = 'http://schemas.openxmlformats.org'
const STRICT = 'http://purl.oclc.org/ooxml'
const MICROSOFT = 'http://schemas.microsoft.com/office'

/** Our prefix for each namespace of ECMA-376, transitional and strict, and for Word's extensions. */
export const WORD_NAMESPACES: NamespacePrefixes = {
  [`${TRANSITIONAL}/wordprocessingml/2006/main`]: 'w',
  [`${STRICT}/wordprocessingml/main`]: 'w',
  [`${TRANSITIONAL}/officeDocument/2006/relationships`]: 'r',
  [`${STRICT}/officeDocument/relationships`]: 'r',
  [`${TRANSITIONAL}/drawingml/2006/main`]: 'a',
  [`${STRICT}/drawingml/main`]: 'a',
  [`${TRANSITIONAL}/drawingml/2006/wordprocessingDrawing`]: 'wp',
  [`${STRICT}/drawingml/wordprocessingDrawing`]: 'wp',
  [`${TRANSITIONAL}/drawingml/2006/picture`]: 'pic',
  [`${STRICT}/drawingml/picture`]: 'pic',
  [`${TRANSITIONAL}/officeDocument/2006/math`]: 'm',
  [`${STRICT}/officeDocument/math`]: 'm',
  [`${TRANSITIONAL}/markup-compatibility/2006`]: 'mc',
  [`${TRANSITIONAL}/package/2006/relationships`]: 'rel',
  [`${TRANSITIONAL}/package/2006/content-types`]: 'ct',
  [`${TRANSITIONAL}/package/2006/metadata/core-properties`]: 'cp',
  [`${TRANSITIONAL}/officeDocument/2006/custom-properties`]: 'custom',
  [`${TRANSITIONAL}/officeDocument/2006/docPropsVTypes`]: 'vt',
  [`${MICROSOFT}/word/2010/wordprocessingShape`]: 'wps',
  [`${MICROSOFT}/word/2010/wordprocessingGroup`]: 'wpg',
  [`${MICROSOFT}/word/2010/wordml`]: 'w14',
  [`${MICROSOFT}/word/2012/wordml`]: 'w15',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'urn:schemas-microsoft-com:vml': 'v',
  'urn:schemas-microsoft-com:office:office': 'o',
}
