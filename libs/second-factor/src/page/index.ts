export { SecondFactorPage, type SecondFactorPageProps } from './SecondFactorPage.tsx';
