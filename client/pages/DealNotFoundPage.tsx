import { DealNotFound } from '../components/DealNotFound';
import type { DescribeHead } from '../site/head';

export const head: DescribeHead<object> = (_props, t) => ({
  title: t('deals.detail.notFound.title'),
  description: t('deals.detail.notFound.text'),
  noIndex: true,
});

export default DealNotFound;
