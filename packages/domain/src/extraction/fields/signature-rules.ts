import type { RulesOf } from '../context-rule.ts'

const BIRTH_FR =
  /\bnee? (?:le|a)|naissance|loi n|decret|arrete du|ordonnance|deliberation|en date du [^.;]{0,10}$/

/** Another agreement than this one. */
const OTHER_AGREEMENT =
  /(?:certain|pursuant|amended|original|existing|previous|prior|power of attorney|laws? of|whereas|recital|letter|amendment[^()]{0,40}(?:\([^()]{0,60}\)[^()]{0,20})?to (?:the|that))\b[^()]{0,140}$/
const DEFINING = /^\W*\d{1,2}\.\d|"[^"]{1,60}" (?:shall )?means?\b/

/** When the contract was signed. */
export const SIGNATURE_RULES: RulesOf = {
  fr: [
    {
      name: 'signature.done-at',
      before:
        /(?:^|[.;,|] ?)(?:ainsi )?(?:fait|signe|etabli|conclu|passe)e?s?(?: et (?:signe|passe|arrete|clos)e?s?)?(?: en (?:\w+ ){1,4}(?:exemplaires?|originaux)(?: originaux)?,?)?(?: (?:a|au|en|aux) ?:? ?[^;:]{1,60}?)?,? ?(?:en date du|le|du)? ?:? ?$/,
      confidence: 0.96,
    },
    {
      name: 'signature.place-and-day',
      before:
        /^(?:a )?[a-z' -]{2,40}, ?(?:le )?:? ?(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?$/,
      confidence: 0.82,
    },
    {
      name: 'signature.label',
      before:
        /date de (?:la )?(?:signature|souscription|conclusion|notification)[^.;:]{0,30}:? ?(?:le )?$/,
      confidence: 0.88,
    },
    {
      name: 'signature.between',
      before:
        /(?:contrat|convention|accord|bail|avenant)[^.;]{0,60}(?:signee?|conclue?|passee?|date|datee|en date)(?: du| le| ce)? ?$/,
      zone: 'head',
      notBefore: BIRTH_FR,
      confidence: 0.72,
    },
    { name: 'signature.alone', before: /^le $/, after: /^\W*$/, confidence: 0.8 },
    {
      name: 'signature.offer',
      before:
        /\b(?:offre )?signee? (?:a [a-z' -]{2,40},? )?le (?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) )?$/,
      notBefore: /contrat[^.;]{0,20}$|convention[^.;]{0,20}$/,
      confidence: 0.85,
    },
    {
      name: 'signature.electronic',
      before: /signe(?:e)? (?:electroniquement )?(?:par [^.;]{0,60})?(?:le|:) ?$/,
      confidence: 0.8,
    },
  ],
  en: [
    {
      name: 'signature.made-as-of',
      before:
        /(?:agreement|contract|amendment|lease|license|addendum|endorsement|memorandum|")\)?"?,? ?(?:\([^()]{0,80}\),? ?)?(?:[^.;()]{0,60} )?(?:is |was |has been |are |being )?(?:hereby )?(?:made|dated|entered|executed|concluded|signed)\b[^.;()]{0,60}(?:as of|on|of|dated|this|effective|into|date|executed|,)?(?: the| this)? ?$/,
      zone: 'head',
      notBefore: OTHER_AGREEMENT,
      unless: DEFINING,
      confidence: 0.93,
    },
    {
      name: 'signature.is-dated',
      before:
        /\b(?:this|the present) (?:agreement|contract|amendment|lease) (?:is |was )?(?:hereby )?(?:dated|made|entered into|executed)(?: and (?:dated|made|entered into|executed))?(?: as of| on)?(?: the| this)? ?$/,
      confidence: 0.88,
    },
    {
      name: 'signature.effective-as-of',
      before:
        /(?:agreement|contract|amendment)"?\)?,? ?(?:\([^()]{0,80}\),? ?)?[^.;()]{0,80}\beffective(?: as of| on| this)?(?: the)? ?$/,
      zone: 'head',
      notBefore: OTHER_AGREEMENT,
      unless: DEFINING,
      confidence: 0.72,
    },
    {
      name: 'signature.dated',
      before:
        /^\W*(?:dated?|date of (?:agreement|signing|signature|this agreement)|agreement date|contract date|execution date|made|entered into)(?: as)?(?: of| on)?(?: this| the)? ?[:,-]? ?$/,
      confidence: 0.88,
      zone: 'head',
    },
    {
      name: 'signature.date-means',
      before:
        /"?(?:agreement date|execution date|signing date|date of this agreement)"?\)?[^.;]{0,40}(?:means|is|shall be|:|of)(?: the)? ?$/,
      confidence: 0.9,
    },
    {
      name: 'signature.agreement-of',
      before:
        /(?:agreement|contract|lease|amendment)[^.;]{0,150}(?:dated|made|entered into|executed|effective)(?: and \w+)?(?: as)?(?: of| on| this)?(?: the| this)? ?$/,
      notBefore: OTHER_AGREEMENT,
      unless: DEFINING,
      zone: 'head',
      confidence: 0.82,
    },
    { name: 'signature.bare-day', before: /^\W*$/, after: /^\W*$/, zone: 'head', confidence: 0.68 },
    {
      name: 'signature.witness',
      before:
        /witness whereof[^;]{0,160}(?:as of|on|this|dated|effective)(?: the| this)?(?: date| day)? ?$/,
      confidence: 0.8,
    },
    {
      name: 'signature.date-line',
      before: /^(?:[\w .,:_-]{0,60})?\bdated? ?(?:signed)? ?[:.] ?_? ?$/,
      notBefore: /effective|commencement|expir|termination|start|end date|filed/,
      confidence: 0.62,
    },
  ],
  es: [
    {
      name: 'signature.in-place',
      before:
        /(?:^|[.;,] ?)(?:en )?(?:la ciudad de )?[a-z', ()-]{2,60},? (?:a|el|a los|el dia|a dia)(?: dia)? ?$/,
      zone: 'head',
      confidence: 0.9,
    },
    {
      name: 'signature.done-at',
      before:
        /(?:^|[.;,] ?)(?:hecho|firmad[oa]|suscrit[oa]|otorgad[oa]|celebrad[oa])[^.;]{0,80}(?:a|el|en fecha|de|dia)(?: dia| los)? ?$/,
      confidence: 0.92,
    },
    {
      name: 'signature.proof',
      before: /(?:prueba|fe) de[^;]{0,160}(?:a|el|de fecha|dia)(?: dia| los)? ?$/,
      confidence: 0.85,
    },
    {
      name: 'signature.label',
      before:
        /fecha(?: de (?:la )?(?:firma|contrato|suscripcion|formalizacion|celebracion))? ?: ?$/,
      confidence: 0.85,
    },
    {
      name: 'signature.end-place',
      before: /^(?:en )[a-z', ()-]{2,60},? (?:a|el|a los)(?: dia)? ?$/,
      confidence: 0.85,
    },
  ],
}
