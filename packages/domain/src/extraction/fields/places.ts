/** How laws and countries are named in three languages, without accents; the English name is the value. */
const COUNTRIES: readonly [string, string][] = [
  ['France', 'france|francais|francaise|french republic|french law|frances|francesa'],
  ['Belgium', 'belge|belgique|belgium|belgian|belga|belgica'],
  ['Switzerland', 'suisse|switzerland|swiss|suiza|suizo'],
  ['Luxembourg', 'luxembourg|luxembourgeois|luxembourgeoise|luxemburgo'],
  ['Spain', 'espagnol|espagnole|espagne|spain|spanish|espana|espanol|espanola'],
  [
    'Germany',
    'allemand|allemande|allemagne|germany|german|federal republic of germany|alemania|alemana',
  ],
  ['Italy', 'italien|italienne|italie|italy|italian|italia|italiana'],
  ['Portugal', 'portugais|portugaise|portugal|portuguese|portuguesa'],
  ['Netherlands', 'neerlandais|neerlandaise|pays-bas|netherlands|dutch|paises bajos'],
  ['Ireland', 'irlandais|irlandaise|irlande|ireland|irish|irlanda'],
  ['England and Wales', 'england and wales'],
  ['England', 'anglais|anglaise|angleterre|england|english law|inglaterra|inglesa'],
  ['Scotland', 'scotland|scottish|ecosse'],
  ['Canada', 'canada|canadien|canadienne|canadian'],
  ['Quebec', 'quebec|quebecois'],
  ['Ontario', 'ontario'],
  ['British Columbia', 'british columbia'],
  ['Alberta', 'alberta'],
  ['Nova Scotia', 'nova scotia'],
  ['Cameroon', 'camerounais|camerounaise|cameroun|cameroon'],
  ['Senegal', 'senegalais|senegalaise|senegal'],
  ["Côte d'Ivoire", "ivoirien|ivoirienne|cote d'ivoire|ivory coast"],
  ['Morocco', 'marocain|marocaine|maroc|morocco|marruecos|marroqui'],
  ['Algeria', 'algerien|algerienne|algerie'],
  ['Tunisia', 'tunisien|tunisienne|tunisie'],
  ['Mexico', 'mexico|mexican|estados unidos mexicanos|mexicana|mexicano'],
  ['Argentina', 'argentina|argentino|republica argentina'],
  ['Colombia', 'colombia|colombiana|colombiano'],
  ['Chile', 'chile|chilena|chileno'],
  ['Peru', 'peru|peruana|peruano'],
  ['Venezuela', 'venezuela|venezolana|venezolano|republica bolivariana de venezuela'],
  ['Ecuador', 'ecuador|ecuatoriana'],
  ['Brazil', 'brazil|brazilian|brasil|bresil'],
  ['China', "people's republic of china|pr china|p.r.c|china|chinese|chine|prc"],
  ['Hong Kong', 'hong kong|hksar|hong kong sar'],
  ['Taiwan', 'taiwan|republic of china|r.o.c'],
  ['Japan', 'japan|japanese|japon'],
  ['Singapore', 'singapore'],
  ['India', 'india|indian'],
  ['Israel', 'israel'],
  ['Australia', 'australia'],
  ['New South Wales', 'new south wales'],
  ['Malaysia', 'malaysia'],
  ['Philippines', 'philippines'],
  ['Korea', 'korea|republic of korea'],
  ['Russia', 'russia|russian federation'],
  ['Kazakhstan', 'kazakhstan|republic of kazakhstan'],
  ['Cayman Islands', 'cayman islands'],
  ['British Virgin Islands', 'british virgin islands'],
  ['Bermuda', 'bermuda'],
  ['Denmark', 'denmark|danish'],
  ['Sweden', 'sweden|swedish'],
  ['Norway', 'norway|norwegian'],
  ['Finland', 'finland|finnish'],
  ['Austria', 'austria|austrian|autriche'],
  ['Monaco', 'monaco|monegasque'],
]

const STATES =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada new_hampshire new_jersey new_mexico new_york north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia wisconsin wyoming district_of_columbia puerto_rico'
    .split(' ')
    .map((name) => name.replaceAll('_', ' '))

const NAME_OF = new Map<string, string>([
  ...COUNTRIES.flatMap(([name, written]) =>
    written.split('|').map((each) => [each, name] as const),
  ),
  ...STATES.map((state) => [state, titleCase(state)] as const),
])

const WRITTEN = [...NAME_OF.keys()].toSorted((a, b) => b.length - a.length)
const PLACE = new RegExp(
  String.raw`(?<![a-z])(?:${WRITTEN.join('|').replaceAll('.', String.raw`\.`)})(?![a-z])`,
)

/** The first country or state named in a text without accents, in English; `null` when there is none. */
export function lawNamedIn(plain: string): { name: string; start: number; end: number } | null {
  const match = PLACE.exec(plain)
  if (!match) return null
  const name = NAME_OF.get(match[0])
  return name ? { name, start: match.index, end: match.index + match[0].length } : null
}

function titleCase(name: string): string {
  return name.replace(/\b(?!of\b)\w/g, (letter) => letter.toUpperCase())
}
