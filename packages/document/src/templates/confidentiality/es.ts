import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** Confidentiality between businesses, one way or both; the governing law is a field. */
export const confidentialityEs: TemplateText = {
  title: 'Acuerdo de confidencialidad',
  body: 'Acuerdo',
  sections: [
    [
      1,
      'Las Partes',
      `
El presente acuerdo se celebra entre:
**{company_name}**, {company_legal_form}, inscrita con el número {company_siren}, con domicilio social en {company_address}, representada por {company_signatory}, en calidad de {company_signatory_title}, con facultades suficientes para este acto, de una parte,
y
**{counterparty_name}**, {counterparty_legal_form}, inscrita con el número {counterparty_siren}, con domicilio social en {counterparty_address}, representada por {counterparty_signatory}, en calidad de {counterparty_signatory_title}, con facultades suficientes para este acto, de otra parte,
denominadas conjuntamente las **«Partes»** e individualmente una **«Parte»**.
`,
    ],
    [
      1,
      'Antecedentes',
      `
Las Partes desean intercambiar información para el proyecto siguiente: {confidentiality_purpose}. Esa información tiene valor porque es secreta, y su divulgación causaría un perjuicio a la Parte de la que procede. El presente acuerdo fija las condiciones a las que se supedita su comunicación.
`,
    ],
    [
      1,
      'Definiciones',
      `
A los efectos del presente acuerdo, los términos siguientes tienen el significado que se indica:
- **«Acuerdo»**: el presente documento y sus modificaciones;
- **«Proyecto»**: el proyecto descrito en los antecedentes;
- **«Información confidencial»**: la información definida en el artículo «Información confidencial»;
- **«Personas autorizadas»**: los directivos, empleados, asesores, subcontratistas y sociedades del grupo de la Parte receptora que necesitan conocer la Información confidencial para el Proyecto.
[if mutual_confidentiality eq true]
Cada Parte es **«Parte divulgadora»** respecto de la información que comunica y **«Parte receptora»** respecto de la que recibe.
[end]
[if mutual_confidentiality eq false]
La **«Parte divulgadora»** es {company_name}; la **«Parte receptora»** es {counterparty_name}.
[end]
`,
    ],
    [
      1,
      'Objeto',
      `
El Acuerdo fija las condiciones en las que la Parte receptora recibe, utiliza, protege y devuelve la Información confidencial de la Parte divulgadora, que elige libremente lo que comunica.
`,
    ],
    [
      1,
      'Información confidencial',
      `
Es confidencial, sin necesidad de marcarla, toda información de cualquier naturaleza, técnica, comercial, financiera, jurídica o estratégica, que la Parte divulgadora comunica para el Proyecto, directamente o por medio de un tercero, por escrito, de palabra, mediante la visita de sus locales, la entrega de muestras o el acceso a un sistema, antes o después de la firma del Acuerdo, así como los análisis y copias que la reproducen. También lo son la existencia y el contenido de las conversaciones y del Acuerdo.
La Información confidencial que cumple los criterios del artículo 2 de la Directiva (UE) 2016/943, o de la norma equivalente de la ley aplicable, está además protegida como secreto empresarial, del que el Acuerdo constituye una medida razonable de protección.
`,
    ],
    [
      1,
      'Exclusiones',
      `
No es confidencial la información respecto de la cual la Parte receptora demuestra por escrito:
- que era pública cuando se comunicó, o ha pasado a serlo sin culpa suya;
- que ya la poseía lícitamente, sin obligación de secreto;
- que la recibió lícitamente de un tercero libre de comunicarla;
- que la elaboró de forma independiente, sin utilizar Información confidencial.
Una combinación de informaciones no es pública por el mero hecho de que lo sea cada una de ellas.
`,
    ],
    [
      1,
      'Compromisos de la Parte receptora',
      `
La Parte receptora:
- utiliza la Información confidencial únicamente para evaluar, preparar o realizar el Proyecto;
- solo la comunica a las Personas autorizadas;
- la protege con el mismo cuidado que su propia información de importancia similar y, como mínimo, con el de un profesional diligente;
- hace únicamente las copias necesarias para el Proyecto y no la confía a un servicio en línea que pueda reutilizarla;
- se abstiene de analizarla para descubrir su composición o procedimiento, de registrar derechos de propiedad industrial que la empleen y de obtener de ella una ventaja competitiva;
- advierte sin demora a la Parte divulgadora de toda divulgación o utilización no autorizada, y la ayuda a limitar sus efectos.
`,
    ],
    [
      1,
      'Personas autorizadas',
      `
La Parte receptora informa a las Personas autorizadas del carácter confidencial de la información y se asegura de que están sujetas, por contrato o por su profesión, a obligaciones al menos equivalentes. Responde de sus incumplimientos como de los propios y entrega su lista a la Parte divulgadora cuando esta la solicita.
`,
    ],
    [
      1,
      'Divulgación obligatoria',
      `
Cuando la ley, un juez o una autoridad obligan a la Parte receptora a divulgar Información confidencial, esta avisa previamente a la Parte divulgadora si le está permitido, limita la divulgación a lo exigido y solicita que se preserve el secreto. El Acuerdo no impide las comunicaciones amparadas por las normas de protección de los informantes.
`,
    ],
    [
      1,
      'Titularidad',
      `
La Información confidencial sigue siendo propiedad de la Parte divulgadora. El Acuerdo no confiere sobre ella ningún derecho, licencia ni opción. Se comunica tal como está: la Parte divulgadora garantiza únicamente que tiene derecho a comunicarla.
`,
    ],
    [1, 'Duración', ``],
    [
      2,
      'Entrada en vigor y período de intercambio',
      `
El Acuerdo surte efecto el {effective_date} por una duración de {duration}, durante la cual las Partes intercambian información. No se renueva tácitamente; toda prórroga exige una modificación firmada por ambas Partes antes de su término.
`,
    ],
    [
      2,
      'Fin anticipado',
      `
Cada Parte puede poner fin al intercambio de información en cualquier momento, sin necesidad de justificar su decisión y sin indemnización, con un preaviso de un mes notificado por burofax o carta certificada con acuse de recibo, o mediante un servicio de entrega electrónica certificada. La fecha que se toma en cuenta para apreciar el cumplimiento de un plazo es la del primer intento de entrega al destinatario.
`,
    ],
    [
      2,
      'Duración del secreto',
      `
Los compromisos de la Parte receptora duran hasta {confidentiality_duration} después del fin del Acuerdo, cualquiera que sea su causa. Para los secretos empresariales, duran mientras la información no haya pasado a ser pública.
`,
    ],
    [
      1,
      'Devolución y destrucción',
      `
Al fin del Acuerdo, o en cualquier momento previa solicitud, la Parte receptora devuelve o destruye en quince días, a elección de la Parte divulgadora, la Información confidencial y sus copias, y lo certifica por escrito. Puede conservar lo que la ley le obliga a guardar y las copias de seguridad automáticas hasta su borrado ordinario; estos elementos siguen sujetos al Acuerdo.
`,
    ],
    [
      1,
      'Datos personales',
      `
Las Partes evitan intercambiar datos personales. Cuando el Proyecto lo exige, cada una cumple el Reglamento (UE) 2016/679 (RGPD) o la norma equivalente de la ley aplicable y, si una trata datos por cuenta de la otra, las Partes celebran el contrato previsto en el artículo 28 del RGPD antes de toda transferencia.
`,
    ],
    [
      1,
      'Consecuencias del incumplimiento',
      `
La Parte receptora repara todo el perjuicio causado por su incumplimiento o por el de las Personas autorizadas. La Parte divulgadora puede además solicitar judicialmente toda medida, incluso cautelar, que haga cesar o prevenga una vulneración.
[if penalty_amount filled]
En concepto de cláusula penal, todo incumplimiento probado da lugar al pago de una indemnización fija de {penalty_amount}, sin perjuicio del deber de ponerle fin.
[end]
`,
    ],
    [
      1,
      'Ausencia de compromiso',
      `
El Acuerdo no obliga a ninguna Parte a comunicar información, a celebrar otro contrato ni a conceder exclusividad a la otra. Cada Parte asume sus gastos y negocia de buena fe.
`,
    ],
    [1, 'Disposiciones generales', ``],
    [
      2,
      'Integridad y modificaciones',
      `
El Acuerdo expresa la totalidad de lo convenido por las Partes sobre la confidencialidad del Proyecto y sustituye todo acuerdo anterior al respecto. Solo se modifica por escrito firmado por ambas Partes.
`,
    ],
    [
      2,
      'Cesión, tolerancia y nulidad parcial',
      `
Ninguna Parte puede ceder el Acuerdo sin el consentimiento previo y escrito de la otra. El hecho de no invocar un derecho no supone renuncia. La nulidad de una estipulación no afecta a las demás; las Partes la sustituyen de buena fe por una estipulación válida de efecto equivalente.
`,
    ],
    [
      2,
      'Prueba y firma electrónica',
      `
Las Partes acuerdan firmar el Acuerdo por medios electrónicos, conforme al Reglamento (UE) n.º 910/2014 o a la norma equivalente de la ley aplicable. El documento así firmado tiene valor de original; cada Parte recibe un ejemplar en soporte duradero.
`,
    ],
    [
      1,
      'Ley aplicable y litigios',
      `
El Acuerdo se rige por {governing_law}. En caso de discrepancia, las Partes buscan una solución amistosa durante treinta días, salvo urgencia. En su defecto, el litigio se somete a la competencia exclusiva del tribunal competente de {court_city}.
`,
    ],
  ],
  annexes: [],
  signature: signatures.es,
}
