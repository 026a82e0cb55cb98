import type { privacy as english } from '../en/privacy';
import type { Translated } from '../types';

export const privacy: Translated<typeof english> = {
  lead: 'Recogemos poco, lo guardamos por tiempo limitado y no se lo vendemos a nadie. Aquí explicamos con palabras claras qué ocurre con sus datos.',
  sections: {
    overview: {
      title: 'Resumen',
      blocks: [
        'Puede visitar todas las páginas de este sitio web sin decirnos quién es. Tratamos datos personales solo cuando nos envía una solicitud de presupuesto, se suscribe a nuestro boletín o nos escribe, y en la medida en que lo exige el funcionamiento seguro del sitio web.',
        {
          list: [
            'Sin herramientas de análisis, sin redes publicitarias, sin seguimiento.',
            'Las tipografías, las imágenes, los scripts y la protección contra bots de nuestros formularios proceden de nuestro propio servidor. No se carga nada de terceros antes de que haga clic en algo que así lo indique.',
            'Cookies solo para lo que usted pide: su idioma, su suscripción al boletín y, para nuestro personal, el inicio de sesión.',
          ],
        },
        'Esta política sigue el UK GDPR y la Data Protection Act 2018, el Reglamento General de Protección de Datos de la UE (RGPD) y las normas ePrivacy (Privacy and Electronic Communications Regulations 2003, Directiva 2002/58/CE).',
      ],
    },
    controller: {
      title: 'Responsable del tratamiento',
      blocks: [
        'El responsable es {brand}, {address}, número de registro {companyNumber}, representada por {director}.',
        'Para cualquier cuestión sobre protección de datos, escriba a {email} o llame al {phone}.',
      ],
    },
    dataCollected: {
      title: 'Datos que recogemos',
      blocks: [
        'Solicitudes de presupuesto. Guardamos lo que usted escribe: nombre y apellidos, correo electrónico y, si los indica, teléfono, destino preferido, fechas del viaje, número de viajeros y su mensaje; también la hora y el estado de la solicitud. Además, la solicitud se envía por correo electrónico a nuestro equipo y usted recibe una confirmación por la misma vía.',
        'Boletín. Guardamos su dirección de correo y usamos la doble confirmación: le enviamos un enlace y la suscripción solo empieza cuando se confirma. Como prueba de su consentimiento conservamos el momento del alta y el de la confirmación, así como la versión y el idioma del texto que aceptó. Los códigos de nuestros enlaces se guardan únicamente en forma de hash. Cada correo contiene un enlace para terminar la suscripción con un clic.',
        'Cookies y almacenamiento local. Solo usamos estas:',
        {
          list: [
            'Cookie «language» y una entrada con el mismo nombre en el almacenamiento local de su navegador: el idioma que ha elegido. La cookie dura 1 año; la entrada permanece hasta que la borre.',
            'Cookie de alta en el boletín: marca, con una firma, el navegador en el que se suscribió, para que el enlace de nuestro correo funcione allí con un clic. Se crea al suscribirse y dura 7 días.',
            'Cookie de sesión de la administración: solo se crea cuando alguien de nuestro equipo inicia sesión; dura 24 horas desde el último uso.',
          ],
        },
        'Protección de los formularios y del inicio de sesión. Su navegador resuelve una pequeña tarea de cálculo (prueba de trabajo) que plantea nuestro propio servidor; un campo oculto detiene los bots sencillos. Para limitar el número de solicitudes las contamos por dirección IP en una memoria temporal, durante 15 minutos como máximo. Para que nadie pueda inundar un buzón, contamos también, durante una hora como máximo, cuántos correos van a una misma dirección. No interviene ningún tercero.',
        'Registros del servidor. Como todo servidor web, el nuestro anota datos técnicos de cada petición, como la hora, la página, el estado y la dirección IP. Los registros no contienen direcciones de correo ni el contenido de los formularios.',
        'Solo tras un clic. Si el vídeo de la página de inicio procede de otro proveedor, se indica al lado, y su dirección IP solo llega a ese proveedor cuando usted reproduce el vídeo. Lo mismo vale para WhatsApp si sigue el enlace.',
      ],
    },
    legalBasis: {
      title: 'Base jurídica',
      blocks: [
        {
          list: [
            'Solicitudes de presupuesto: medidas precontractuales a petición suya (artículo 6, apartado 1, letra b, del UK GDPR y del RGPD).',
            'Boletín: su consentimiento (artículo 6, apartado 1, letra a; Regulation 22 de las Privacy and Electronic Communications Regulations). Puede retirarlo en cualquier momento; lo hecho hasta entonces sigue siendo lícito.',
            'Prueba del consentimiento: nuestra obligación de poder demostrarlo (artículo 6, apartado 1, letra c, en relación con el artículo 7, apartado 1).',
            'Protección contra abusos y registros del servidor: nuestro interés legítimo en un sitio web seguro y que funcione (artículo 6, apartado 1, letra f).',
            'Las cookies mencionadas: estrictamente necesarias para el servicio que usted pide y, por tanto, permitidas sin aviso previo.',
          ],
        },
        'No está obligado a facilitarnos ningún dato. Sin embargo, sin un nombre y un correo electrónico no podemos responder a una solicitud de presupuesto. No tomamos decisiones automatizadas sobre usted ni elaboramos perfiles.',
      ],
    },
    sharing: {
      title: 'Comunicación a terceros',
      blocks: [
        'No vendemos sus datos. Solo llegan a otros en estos casos:',
        {
          list: [
            'Los proveedores de alojamiento y de correo tratan datos por nuestra cuenta y según nuestras instrucciones, con un contrato de encargo del tratamiento (artículo 28).',
            'El proveedor de pago y entrega gestiona la venta de los bonos en sus propias páginas y es responsable de los datos que usted introduzca allí.',
            'Un operador de safari recibe lo que necesita para su presupuesto solo si usted lo ha aceptado. Los operadores tienen su sede en el país de destino, a menudo fuera del Reino Unido y de la Unión Europea, donde la protección de datos puede ser menor (artículo 49, apartado 1).',
            'Las autoridades y los tribunales reciben datos cuando la ley nos obliga a ello.',
          ],
        },
        'Cuando un proveedor trata datos fuera del Reino Unido y del Espacio Económico Europeo, lo hace sobre la base de una decisión de adecuación o de cláusulas contractuales tipo con el anexo británico.',
      ],
    },
    retention: {
      title: 'Plazos de conservación',
      blocks: [
        {
          list: [
            'Solicitudes de presupuesto: hasta 24 meses después del último contacto.',
            'Boletín: mientras dure su suscripción. Las suscripciones no confirmadas se borran a los 30 días.',
            'Después de darse de baja no le enviamos nada más y borramos la entrada en 30 días como máximo.',
            'Contenido de los correos enviados: se borra de nuestro sistema de envío a los 7 días.',
            'Contadores contra abusos: hasta 15 minutos por dirección IP y hasta una hora por dirección de correo.',
            'Registros del servidor: solo el tiempo necesario para encontrar fallos y ataques, por lo general no más de 30 días.',
            'Archivos de exportación que crea nuestro personal con estos datos: se borran del servidor al cabo de una hora.',
          ],
        },
        'Solo conservamos datos más tiempo cuando la ley lo exige, por ejemplo en la correspondencia mercantil y la contabilidad.',
      ],
    },
    rights: {
      title: 'Sus derechos',
      blocks: [
        'Tiene derecho a:',
        {
          list: [
            'saber qué datos tenemos sobre usted y recibir una copia (artículo 15)',
            'que se rectifiquen los datos incorrectos (artículo 16) y se supriman datos (artículo 17)',
            'que se limite el tratamiento (artículo 18)',
            'recibir sus datos en un formato común (artículo 20)',
            'oponerse al tratamiento basado en nuestro interés legítimo y, en todo momento, a la publicidad directa (artículo 21)',
            'retirar su consentimiento en cualquier momento (artículo 7, apartado 3)',
          ],
        },
        'Basta con un mensaje a {email}. Respondemos en el plazo de un mes, sin coste alguno.',
        'También puede reclamar ante una autoridad de control: en el Reino Unido, ante la Information Commissioner’s Office (ico.org.uk); en la Unión Europea, ante la autoridad del lugar donde vive o trabaja.',
      ],
    },
    security: {
      title: 'Seguridad',
      blocks: [
        {
          list: [
            'Todas las páginas y formularios se transmiten cifrados (TLS).',
            'Las contraseñas de nuestro personal y los códigos de los enlaces del boletín se guardan únicamente en forma de hash.',
            'Solo los administradores con sesión iniciada pueden ver las solicitudes y las suscripciones.',
            'Una política de seguridad estricta mantiene los scripts ajenos fuera de nuestras páginas.',
          ],
        },
        'Si a pesar de ello se produjera una violación de seguridad que suponga un riesgo para usted, le informaremos a usted y a la autoridad sin demora.',
      ],
    },
    updates: {
      title: 'Cambios',
      blocks: [
        'Cuando cambian el sitio web o la ley, adaptamos esta política; rige la versión que figura en esta página. Si un cambio afecta a algo en lo que usted ha consentido, se lo preguntamos de nuevo.',
      ],
    },
  },
};
