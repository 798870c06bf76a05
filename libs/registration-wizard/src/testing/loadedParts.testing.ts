// Imports the code that is loaded on demand, so that no test waits until it is compiled.
import '../fields/account.rules.ts';
import '../draft/RestoredNotice.tsx';
import '../history/HistorySync.tsx';
import '../steps/AccountStep/AccountAdvice.tsx';
import '../steps/AddressStep/AddressStep.tsx';
import '../steps/PaymentStep/PaymentStep.tsx';
import '../steps/PersonalStep/PersonalStep.tsx';
import '../steps/SecurityStep/SecurityStep.tsx';
import '../submission/submitRegistration.ts';
import '../success/Success.tsx';
