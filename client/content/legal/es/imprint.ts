import type { imprint as english } from '../en/imprint';
import type { Translated } from '../types';

export const imprint: Translated<typeof english> = {
  lead: 'Quién está detrás de este sitio web y cómo puede ponerse en contacto con nosotros.',
  factsTitle: 'Datos de la empresa',
  facts: {
    company: { label: 'Empresa', value: '{brand}, registrada en Inglaterra y Gales' },
    companyNumber: { label: 'Número de registro', value: '{companyNumber}' },
    address: { label: 'Domicilio social', value: '{address}' },
    director: { label: 'Dirección', value: '{director}' },
    email: { label: 'Correo electrónico', value: '{email}' },
    phone: { label: 'Teléfono', value: '{phone}' },
    domain: { label: 'Dominio principal', value: '{domain}' },
  },
  intermediary: {
    title: 'Intermediario, no operador turístico',
    blocks: [
      '{brand} es una agencia de bonos de descuento. Somos intermediarios y no un operador turístico. No organizamos ni vendemos viajes combinados y no realizamos ningún safari por nuestra cuenta.',
      'Cada safari lo presta el operador autorizado que figura en el bono, en virtud de un contrato entre usted y ese operador. Del pago y la entrega de los bonos se encarga un proveedor externo de pago y entrega.',
    ],
  },
  compliance: {
    title: 'Cumplimiento legal',
    blocks: [
      'Estas son las normas por las que nos regimos:',
      {
        list: [
          'Companies Act 2006 y sus normas de desarrollo sobre la información de las empresas',
          'Electronic Commerce (EC Directive) Regulations 2002: información sobre el prestador',
          'Consumer Rights Act 2015 y Consumer Contracts Regulations 2013; para los consumidores de la UE, la Directiva 2011/83/UE',
          'Package Travel and Linked Travel Arrangements Regulations 2018: actuamos como intermediarios y no celebramos contratos de viaje',
          'UK GDPR y Data Protection Act 2018; para las personas que están en la UE, el Reglamento General de Protección de Datos (UE) 2016/679',
          'Privacy and Electronic Communications Regulations 2003 y Directiva 2002/58/CE (ePrivacy)',
        ],
      },
    ],
  },
};
